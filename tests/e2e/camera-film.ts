import { readFileSync } from 'node:fs'
import type { Page } from './fixtures'

/** Headless Chromium has no camera. The page gets a real stream of pictures; what is in them, the test says. */

type Film = { show: (picture: string) => Promise<void>; isOn: () => boolean }
type FilmWindow = Window & { film?: Film }

const FRAME_MS = 100

/** Before the page is opened. Without a picture, the camera films a table. */
export const installCamera = (page: Page) =>
  page.addInitScript((frameMs) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1080, height: 1440 })
    const context = canvas.getContext('2d')
    let picture: ImageBitmap | null = null
    let stream: MediaStream | undefined
    const draw = () => {
      if (!context) return
      context.fillStyle = 'rgb(150, 120, 90)'
      context.fillRect(0, 0, canvas.width, canvas.height)
      if (picture) context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    }
    setInterval(draw, frameMs)
    navigator.mediaDevices.getUserMedia = async () => {
      stream = canvas.captureStream()
      return stream
    }
    const film: Film = {
      show: async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        picture = base64 ? await createImageBitmap(new Blob([bytes])) : null
      },
      isOn: () => stream?.getTracks().some(({ readyState }) => readyState === 'live') ?? false,
    }
    Object.assign(window, { film })
  }, FRAME_MS)

/** Puts a sheet before the camera; without one, nothing but the table is left. */
export const filmSheet = (page: Page, file?: string) =>
  page.evaluate(
    (base64) => (window as FilmWindow).film?.show(base64),
    file ? readFileSync(file, 'base64') : '',
  )

export const isCameraOn = (page: Page) =>
  page.evaluate(() => (window as FilmWindow).film?.isOn() ?? false)

export const refuseCamera = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('', 'NotAllowedError'))
  })
