import { useEffect, useRef, useState } from 'react'
import type { FileFound } from '@/lib/files/schema'
import { sendUpload, type UploadNews } from './upload'

type Way = UploadNews | { state: 'none' }

/** What is done with a file that is in; a message says why it cannot be used here. */
export type OnUploaded = (file: FileFound) => Promise<string | undefined> | undefined

/** One file at a time, on its way or through. Leaving the page gives it up. */
export function useUpload(onDone?: OnUploaded) {
  const [way, setWay] = useState<Way>({ state: 'none' })
  const current = useRef<ReturnType<typeof sendUpload>>(undefined)
  const stop = () => {
    current.current?.cancel()
    current.current = undefined
  }
  useEffect(() => () => current.current?.cancel(), [])
  const use = async (news: Extract<UploadNews, { state: 'done' }>) => {
    const msg = await onDone?.(news.file)
    setWay(msg ? { state: 'refused', msg } : news)
  }
  const begin = (file: File) => {
    stop()
    current.current = sendUpload(file, (news) => {
      if (news.state === 'done' || news.state === 'refused') current.current = undefined
      if (news.state === 'done') void use(news)
      else setWay(news)
    })
  }
  const cancel = () => {
    stop()
    setWay({ state: 'none' })
  }
  return { way, begin, cancel }
}
