import type { SheetPicture } from '../sheet-reader/types'

/** Larger pictures take longer and are read no better. */
const MAX_SIDE = 2400

/** One canvas for all pictures: phones have little memory. */
let canvas: HTMLCanvasElement | undefined

/** The pixels of a frame of the camera, or of a photo. */
export function takePicture(
  source: HTMLVideoElement | ImageBitmap,
  width: number,
  height: number,
): SheetPicture | null {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height))
  canvas ??= document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || canvas.width === 0 || canvas.height === 0) return null
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** Upright, as the camera held it. Null for a file that is no picture. */
export async function openPhoto(file: Blob): Promise<SheetPicture | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const picture = takePicture(bitmap, bitmap.width, bitmap.height)
    bitmap.close()
    return picture
  } catch {
    // No picture, or one of a kind that this browser cannot open.
    return null
  }
}
