import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { listOf, listQuery } from 'shared-contracts/desk/list'
import { Picture, PictureFields, PictureUse } from 'shared-contracts/desk/media'
import { singleLine } from 'shared-contracts/api/single-line'
import * as v from 'valibot'
import { DeskEndpoint } from '../../accounts/desk-endpoint.ts'
import { actorOf, ForPart } from '../../accounts/sessions/desk-guard.ts'
import { IfMatch, withRevision } from '../../foundation/http/if-match.ts'
import { recordId } from '../../foundation/http/record-id.ts'
import { PictureUploads } from './picture-uploads.ts'
import { Pictures } from './pictures.ts'

/** Name that stands in for a missing one. */
const NAMELESS = 'Picture'

/** Name of the new picture, such as `bay.jpg`. A file's name may be longer than is stored. */
const NewPicture = v.object({
  name: v.optional(
    v.pipe(
      v.string(),
      singleLine(),
      v.transform((name) => name.slice(0, 200) || NAMELESS),
    ),
    NAMELESS,
  ),
})
const PictureQuery = listQuery(['name', 'updatedAt'])
const CONFLICT = {
  409: v.object({ current: Picture, uses: v.array(PictureUse) }),
}

@ForPart('media')
@Controller('api/desk/media')
export class DeskMediaController {
  constructor(
    private readonly pictures: Pictures,
    private readonly uploads: PictureUploads,
  ) {}

  @Get()
  @DeskEndpoint({ query: PictureQuery, answer: listOf(Picture) })
  list(@Query({ schema: PictureQuery }) query: v.InferOutput<typeof PictureQuery>) {
    return this.pictures.page(query)
  }

  @Get(':id')
  @DeskEndpoint({ answer: Picture, errors: [404] })
  async open(
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Picture> {
    return withRevision(reply, await this.pictures.open(recordId(id)))
  }

  @Post()
  @DeskEndpoint({
    query: NewPicture,
    status: 201,
    answer: Picture,
    errors: [400, 413, 415, 422, 429],
  })
  async add(
    @Query({ schema: NewPicture }) { name }: v.InferOutput<typeof NewPicture>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Picture> {
    const picture = await this.uploads.store(request, (original) =>
      this.pictures.add(original, name, actorOf(request)),
    )
    return withRevision(reply, picture)
  }

  @Put(':id')
  @DeskEndpoint({
    body: PictureFields,
    answer: Picture,
    errors: [404, 409, 412],
    details: CONFLICT,
  })
  async save(
    @Param('id') id: string,
    @Body({ schema: PictureFields }) fields: v.InferOutput<typeof PictureFields>,
    @IfMatch() expected: number,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Picture> {
    return withRevision(
      reply,
      await this.pictures.save(recordId(id), expected, fields, actorOf(request)),
    )
  }

  @Delete(':id')
  @HttpCode(204)
  @DeskEndpoint({ status: 204, errors: [404, 409, 412], details: CONFLICT })
  async remove(
    @Param('id') id: string,
    @IfMatch() expected: number,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.pictures.remove(recordId(id), expected, actorOf(request))
  }
}
