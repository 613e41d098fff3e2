'use client'

import { useParams } from 'next/navigation'
import { readNumber } from '@/lib/certificates/number'
import { certificateWords } from '@/words/certificate'
import { NoCertificate } from './no-certificate'

/** On the 404 of a certificate, which knows its address only here: what is wrong with the number. */
export function UnknownNumber() {
  const { number } = useParams<{ number: string }>()
  const typed = textOf(number)
  const { none } = certificateWords().page
  const read = readNumber(typed)
  return <NoCertificate {...none[read.is === 'number' ? 'unknown' : read.is]} typed={typed} />
}

function textOf(step: string) {
  try {
    return decodeURIComponent(step)
  } catch {
    // Half an escape is no number of ours.
    return ''
  }
}
