/** Meeting services and spreadsheets write UTF-8, UTF-16 or Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', bytes)
  if (looksLikeUtf16(bytes)) return decodeAs('utf-16le', bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8, so a spreadsheet has saved it in its legacy encoding.
    return decodeAs('windows-1252', bytes)
  }
}

const decodeAs = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes)

/** In UTF-16 without a byte order mark, every second byte of Latin text is zero. */
function looksLikeUtf16(bytes: Uint8Array) {
  const head = bytes.subarray(0, 64)
  return head.length >= 4 && head.filter((byte, index) => index % 2 === 1 && byte === 0).length > 8
}
