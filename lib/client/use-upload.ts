import { useEffect, useRef, useState } from 'react'
import type { FileFound } from '@/lib/files/schema'
import { sendUpload, type UploadNews } from './upload'

type Way = UploadNews | { state: 'none' }

/** One file at a time, on its way or through. Leaving the page gives it up. */
export function useUpload(onDone?: (file: FileFound) => void) {
  const [way, setWay] = useState<Way>({ state: 'none' })
  const current = useRef<ReturnType<typeof sendUpload>>(undefined)
  const stop = () => {
    current.current?.cancel()
    current.current = undefined
  }
  useEffect(() => () => current.current?.cancel(), [])
  const begin = (file: File) => {
    stop()
    current.current = sendUpload(file, (news) => {
      if (news.state === 'done' || news.state === 'refused') current.current = undefined
      setWay(news)
      if (news.state === 'done') onDone?.(news.file)
    })
  }
  const cancel = () => {
    stop()
    setWay({ state: 'none' })
  }
  return { way, begin, cancel }
}
