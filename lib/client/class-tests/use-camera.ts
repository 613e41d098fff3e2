import { type RefObject, useEffect, useState } from 'react'

export type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'missing' | 'failed'

/** The camera at the back, if there is one. It is released when the page is left or hidden. */
export function useCamera(isWanted: boolean, video: RefObject<HTMLVideoElement | null>) {
  const [state, setState] = useState<CameraState>('off')
  useEffect(() => {
    if (!isWanted) return
    let stream: MediaStream | undefined
    let isLeft = false
    setState('starting')
    openCamera()
      .then(async (opened) => {
        stream = opened
        if (isLeft) return stopStream(opened)
        const element = video.current
        if (!element) return
        element.srcObject = opened
        await element.play()
        if (!isLeft) setState('on')
      })
      .catch((error) => {
        if (!isLeft) setState(toFault(error))
      })
    return () => {
      isLeft = true
      if (stream) stopStream(stream)
      setState('off')
    }
  }, [isWanted, video])
  return state
}

async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('', 'NotFoundError')
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: {
      facingMode: { ideal: 'environment' },
      width: { ideal: 1920 },
      height: { ideal: 1440 },
    },
  })
}

const stopStream = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

function toFault(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed'
}
