import { Injectable } from '@nestjs/common'

/** Matches that somebody follows while they are played. */
@Injectable()
export class LiveMatches {
  /** To be called after each committed write of a match. @param slug of the match. */
  changed(slug: string): void {
    void slug
  }
}
