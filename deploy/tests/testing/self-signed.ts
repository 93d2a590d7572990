import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Makes a self-signed certificate. @param name of the host, in the form of openssl's subjectAltName. */
export async function selfSigned(
  folder: string,
  name = 'DNS:www.example.com',
): Promise<{ key: string; cert: string }> {
  const [key, cert] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const made = ['-keyout', key, '-out', cert]
  const subject = [
    '-subj',
    '/CN=www.example.com',
    '-addext',
    `subjectAltName=${name}`,
    '-days',
    '2',
  ]
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes'],
    ...subject,
    ...made,
  ])
  return { key, cert }
}
