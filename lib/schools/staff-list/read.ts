import 'server-only'
import { AppError } from '@/base/errors'
import { findJsonProblem, validate } from '@/lib/http/json'
import type { UploadStream } from '@/lib/http/upload-stream'
import { MAX_STAFF_LIST_BYTES } from '../kinds'
import { staffListForm } from './import'

export async function readStaffList({ bytes, chunks }: UploadStream) {
  if (bytes > MAX_STAFF_LIST_BYTES) throw new AppError('tooLarge', 'staffListTooLarge')
  const received: Uint8Array[] = []
  for await (const chunk of chunks) received.push(chunk)
  return validate(staffListForm, parseJson(Buffer.concat(received)))
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (findJsonProblem(text)) throw new AppError('jsonInvalid', 'jsonInvalid')
    return JSON.parse(text)
  } catch (error) {
    throw error instanceof AppError
      ? error
      : new AppError('jsonInvalid', 'jsonInvalid', {
          detail: 'the list does not parse',
          cause: error,
        })
  }
}
