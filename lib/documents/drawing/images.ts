import 'server-only'
import sharp from 'sharp'

// Only our own drawings and pictures that the inspection has re-encoded as WebP are opened.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadWebp'] })
sharp.concurrency(1)

/** Large enough for print in the largest box of the layout, small enough for an email. */
const MAX_IMAGE_WIDTH = 640
const MAX_IMAGE_HEIGHT = 320

/** WebP by the id of its file. */
export type DocumentImages = Record<string, Uint8Array>

/** PNG by id, because neither PDFKit nor the SVG renderer reads WebP. */
export async function convertImages(images: DocumentImages = {}): Promise<Map<string, Buffer>> {
  const converted = await Promise.all(
    Object.entries(images).map(async ([id, bytes]) => [id, await convertToPng(bytes)] as const),
  )
  return new Map(converted)
}

const convertToPng = (bytes: Uint8Array) =>
  sharp(Buffer.from(bytes))
    .resize(MAX_IMAGE_WIDTH, MAX_IMAGE_HEIGHT, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()

export { sharp }
