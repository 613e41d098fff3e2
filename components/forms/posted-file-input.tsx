'use client'

import { type ComponentProps, useState } from 'react'
import { ActionError } from '@/components/ui/action-error'
import { useFilePost } from '@/lib/client/use-file-post'
import { FileInput } from './file-input'
import { FilePostProgress } from './file-post-progress'

type Props = Omit<ComponentProps<typeof FileInput>, 'onChoose' | 'multiple'> & {
  path: string
  /** Used when the response has no message. */
  failure: string
  onSent: (data: unknown, file: File) => void
}

/** One file, sent as soon as it is chosen. While one is on its way, another one waits for its choice. */
export function PostedFileInput({ path, failure, onSent, ...input }: Props) {
  const { progress, send } = useFilePost()
  const [error, setError] = useState<{ msg?: string } | null>(null)

  async function upload([file]: File[]) {
    if (!file || progress) return
    setError(null)
    const result = await send(path, file)
    setError(result.ok ? null : { msg: result.msg ?? failure })
    if (result.ok) onSent(result.data, file)
  }

  return (
    <>
      <FileInput {...input} onChoose={(files) => void upload(files)} />
      <FilePostProgress progress={progress} />
      {error && <ActionError msg={error.msg} />}
    </>
  )
}
