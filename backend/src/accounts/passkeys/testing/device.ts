import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()

/** WebAuthn flags: user present, user verified, credential attached. */
const PRESENT = 0x01
const RECOGNISED = 0x04
const ATTACHED = 0x40

export interface DeviceOptions {
  readonly origin: string
  readonly rpID: string
}

/** A device that makes one passkey and signs with it. Its responses have the form in which browsers send them. */
export class Device {
  readonly id = randomBytes(32)
  count = 0
  /** Whether it recognises its owner before it signs. */
  recognises = true
  private readonly key: { privateKey: KeyObject; publicKey: KeyObject }

  constructor(private readonly options: DeviceOptions) {
    this.key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  register(challenge: string, options: Partial<DeviceOptions> = {}): Record<string, unknown> {
    const data = Buffer.concat([
      this.head(PRESENT | ATTACHED, options),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.coseKey(),
    ])
    // {"fmt": "none", "attStmt": {}, "authData": data} in CBOR.
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ])
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge, options).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  signIn(challenge: string, options: Partial<DeviceOptions> = {}): Record<string, unknown> {
    const data = this.head(PRESENT, options)
    const client = this.clientData('webauthn.get', challenge, options)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.key.privateKey)
    return this.answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }

  private answer(response: object): Record<string, unknown> {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  private head(flags: number, { rpID = this.options.rpID }: Partial<DeviceOptions>): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.count)
    return Buffer.concat([
      sha256(rpID),
      Buffer.from([this.recognises ? flags | RECOGNISED : flags]),
      count,
    ])
  }

  private clientData(
    type: string,
    challenge: string,
    { origin = this.options.origin }: Partial<DeviceOptions>,
  ): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  /** The public key for ES256, in COSE. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.key.publicKey.export({ format: 'jwk' })
    const coordinate = (text: string) => Buffer.from(text, 'base64url')
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      coordinate(x),
      Buffer.from([0x22, 0x58, 0x20]),
      coordinate(y),
    ])
  }
}
