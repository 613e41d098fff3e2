import 'server-only'
import { createECDH } from 'node:crypto'
import { settings } from '@/base/settings'

/** VAPID: push services identify our messages by this key. Null on a host that has nowhere to store one. */
export function getPushKeys(): { publicKey: string; privateKey: string } | null {
  const privateKey = settings().push.privateKey()
  if (!privateKey) return null
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return { publicKey: pair.getPublicKey().toString('base64url'), privateKey }
}
