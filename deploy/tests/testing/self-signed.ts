import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Makes a self-signed certificate. */
export async function selfSigned(folder: string): Promise<{ key: string; cert: string }> {
  const [key, cert] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const made = ['-keyout', key, '-out', cert]
  const subject = ['-subj', '/CN=www.example.com', '-days', '2']
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes'],
    ...subject,
    ...made,
  ])
  return { key, cert }
}
