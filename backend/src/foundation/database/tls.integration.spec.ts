import { expect, it } from '@jest/globals'
import { RECORDS } from '../../app.module.ts'
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createDataSource, dataSourceOptions } from './data-source.ts'
import type { MariaDb } from 'shared-server/testing/mariadb'
import { configIn, onOwnMariaDb } from './testing/on-each-database.ts'

const run = promisify(execFile)

/** Creates a certificate authority, and a certificate signed by it for a name. */
async function newCertificate(folder: string, name: string) {
  const file = (ending: string) => join(folder, `${name}.${ending}`)
  const newKey = ['-newkey', 'rsa:2048', '-nodes', '-subj']
  const ca = { cert: file('ca.pem'), key: file('ca.key') }
  const days = ['-days', '2']
  await run('openssl', [
    'req',
    '-x509',
    ...newKey,
    '/CN=ca',
    ...days,
    '-keyout',
    ca.key,
    '-out',
    ca.cert,
  ])
  await run('openssl', [
    'req',
    ...newKey,
    `/CN=${name}`,
    '-keyout',
    file('key'),
    '-out',
    file('csr'),
  ])
  await writeFile(file('ext'), `subjectAltName=DNS:${name}`)
  const signed = ['-CA', ca.cert, '-CAkey', ca.key, '-CAcreateserial', '-extfile', file('ext')]
  await run('openssl', [
    'x509',
    '-req',
    '-in',
    file('csr'),
    ...signed,
    ...days,
    '-out',
    file('pem'),
  ])
  return { ca: ca.cert, cert: file('pem'), key: file('key') }
}

let ca: string

async function flagsWithCertificate(newFolder: () => Promise<string>): Promise<string[]> {
  const certificate = await newCertificate(await newFolder(), 'localhost')
  ca = certificate.ca
  return [`--ssl-ca=${ca}`, `--ssl-cert=${certificate.cert}`, `--ssl-key=${certificate.key}`]
}

const suite = (server: () => MariaDb, newFolder: () => Promise<string>) => {
  const cipherWith = async (DATABASE_CA: string) => {
    const DATABASE_URL = (await server().createDatabase()).replace('127.0.0.1', 'localhost')
    const config = configIn(await newFolder(), { DATABASE_URL, DATABASE_CA })
    const dataSource = await createDataSource(dataSourceOptions(config, RECORDS)).initialize()
    try {
      const [row] = await dataSource.query<{ Value: string }[]>("SHOW STATUS LIKE 'Ssl_cipher'")
      return row?.Value
    } finally {
      await dataSource.destroy()
    }
  }

  it('is spoken with a server whose certificate the authority has signed', async () => {
    await expect(cipherWith(ca)).resolves.toMatch(/^TLS_|AES|CHACHA/)
  })

  it('is refused to a server that another authority has signed, or none that Node knows', async () => {
    const other = await newCertificate(await newFolder(), 'other')
    await expect(cipherWith(other.ca)).rejects.toThrow()
    await expect(cipherWith('system')).rejects.toThrow()
  })

  it('is not spoken unless it is asked for', async () => {
    await expect(cipherWith('')).resolves.toBe('')
  })
}

onOwnMariaDb('TLS to the database', suite, flagsWithCertificate)
