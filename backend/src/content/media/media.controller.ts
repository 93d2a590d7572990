import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common'
import { ApiExcludeEndpoint } from '@nestjs/swagger'
import type { FastifyReply } from 'fastify'
import { ServedPictures } from './served-pictures.ts'

/** The file of a given name never changes. */
const FOREVER = 'public, max-age=31536000, immutable'

/** Serves picture files. The edge exposes them as `/media/desk/<name>`. */
@Controller('api/media')
export class MediaController {
  constructor(private readonly pictures: ServedPictures) {}

  @Get(':file')
  @ApiExcludeEndpoint()
  async file(@Param('file') name: string, @Res() reply: FastifyReply): Promise<void> {
    const content = await this.pictures.read(name)
    if (!content) throw new NotFoundException('There is no such picture')
    const type = name.endsWith('.avif') ? 'image/avif' : 'image/webp'
    await reply.headers({ 'content-type': type, 'cache-control': FOREVER }).send(content)
  }
}
