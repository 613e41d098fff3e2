/** The text of a list, in whichever of three ways the meeting services and spreadsheets write it. */
export function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return as('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return as('utf-16be', bytes)
  if (looksWide(bytes)) return as('utf-16le', bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8, so a spreadsheet has saved it again in its old way.
    return as('windows-1252', bytes)
  }
}

const as = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes)

/** Every second byte of plain words is empty where each sign takes two and no mark says so. */
function looksWide(bytes: Uint8Array) {
  const head = bytes.subarray(0, 64)
  return head.length >= 4 && head.filter((byte, at) => at % 2 === 1 && byte === 0).length > 8
}
