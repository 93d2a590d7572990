import { Controller, Get, Header, HttpCode } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'

/** Browsers request it with the operations page, whose policy forbids images. There is none. */
@ApiExcludeController()
@Controller('favicon.ico')
export class PageIconController {
  @Get()
  @HttpCode(204)
  @Header('cache-control', 'public, max-age=86400')
  icon(): void {
    // The status is the whole response.
  }
}
