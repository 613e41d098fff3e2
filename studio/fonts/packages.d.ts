/** PDFKit's reader of fonts, WOFF2 included; only what is called here. */
declare module 'fontkit' {
  type ReadFont = {
    numGlyphs: number
    characterSet: number[]
    unitsPerEm: number
    layout: (text: string) => { advanceWidth: number }
  }
  export const create: (bytes: Uint8Array) => ReadFont
  export const openSync: (file: string) => ReadFont
}
