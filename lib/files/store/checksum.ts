import 'server-only'
import { createHash } from 'node:crypto'

export async function sha256Hex(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}
