'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { ShownSecret } from './new-secret-notice'

type SecretAnswer = { msg?: string; data: { id?: string; secret: string } }

/** Keeps the secret of the answer on the page, below which the list is loaded again. */
export function useNewSecret(heading: string, list?: string) {
  const router = useRouter()
  const [secret, setSecret] = useState<ShownSecret | null>(null)
  const show = ({ msg: text = heading, data }: SecretAnswer) => {
    setSecret({ text, secret: data.secret, ...(list && { href: `${list}/${data.id}` }) })
    router.refresh()
    return { tone: 'success', text } as const
  }
  return { secret, show }
}
