import { detectFileType, HEAD_BYTES, isHeic, PART_BYTES } from '@/lib/files/schema'

/** The server keeps no larger picture. */
const MAX_SIDE_PIXELS = 2400
const QUALITY = 0.85

export type PreparedFile = { file: File } | { fault: 'heicUnreadable' | 'pictureUnreadable' }

/**
 * A picture is drawn again: upright, at most 2400 pixels wide and high, without the camera's place and time.
 * Other files stay as they are.
 */
export async function preparePicture(file: File): Promise<PreparedFile> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const isKnownPicture = detectFileType(head) === 'picture'
  const isHeicPhoto = isHeic(head)
  if (!isKnownPicture && !isHeicPhoto && !file.type.startsWith('image/')) return { file }
  try {
    const isPhoto = isHeicPhoto || file.type === 'image/jpeg'
    return { file: await redraw(file, isPhoto ? ['jpeg'] : ['webp', 'png', 'jpeg']) }
  } catch {
    // The browser cannot read it. The server says more about a picture that it knows.
    if (isHeicPhoto) return { fault: 'heicUnreadable' }
    return isKnownPicture && file.size <= PART_BYTES ? { file } : { fault: 'pictureUnreadable' }
  }
}

/** In the first of these formats that the browser can write and one request can carry. */
async function redraw(file: File, formats: string[]): Promise<File> {
  const canvas = await draw(file)
  for (const format of formats) {
    const type = `image/${format}`
    if (format === 'jpeg') fillBackground(canvas)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
    // A browser that cannot write a format returns PNG.
    if (blob?.type === type && blob.size <= PART_BYTES)
      return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${format}`, { type })
  }
  throw new Error('the picture cannot be drawn again')
}

async function draw(file: File): Promise<HTMLCanvasElement> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const scale = Math.min(1, MAX_SIDE_PIXELS / Math.max(width, height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    const context = requireContext(canvas)
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** JPEG has no transparency. */
function fillBackground(canvas: HTMLCanvasElement) {
  const context = requireContext(canvas)
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
}

function requireContext(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser cannot draw')
  return context
}
