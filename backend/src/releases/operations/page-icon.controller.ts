import { Controller, Get, Header, HttpCode } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'

/** Browsers ask for it beside the operations page, whose policy forbids pictures. There is none. */
@ApiExcludeController()
@Controller('favicon.ico')
export class PageIconController {
  @Get()
  @HttpCode(204)
  @Header('cache-control', 'public, max-age=86400')
  icon(): void {
    // A status says it all.
  }
}
