import 'reflect-metadata'
import { configOfProcess } from '../foundation/config/environment.ts'
import { resend } from '../intake/mail/resend.ts'
import { withDatabase } from './with-database.ts'

/** `node backend/dist/commands/resend.js`: retries mails that were given up. */
const mails = await withDatabase(configOfProcess(), ({ manager }) => resend(manager))
process.stdout.write(`resend: ${mails} mails wait again\n`)
