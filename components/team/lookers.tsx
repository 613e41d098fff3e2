'use client'

import { useEffect, useState } from 'react'
import { post } from '@/lib/client/api'
import { deskWords } from '@/words/desk'

type Other = { name: string; writing: boolean }
type Props = { thing: string; others: Other[] }

const EVERY_MS = 20_000

/** Who else has this open: asked for now and then while somebody looks at it. */
export function Lookers({ thing, others }: Props) {
  const [seen, setSeen] = useState(others)
  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const answer = await post<{ others: Other[] }>('/api/team/looks', {
        thing,
        writing: isWriting(),
      })
      if (answer.ok) setSeen(answer.data.others)
    }
    const timer = setInterval(ask, EVERY_MS)
    return () => clearInterval(timer)
  }, [thing])
  const words = deskWords().lookers
  const writing = seen.filter((one) => one.writing)
  return (
    <p role="status" className="font-semibold text-brick empty:hidden">
      {writing.length > 0
        ? words.write(names(writing))
        : seen.length > 0
          ? words.look(names(seen))
          : null}
    </p>
  )
}

const names = (others: Other[]) => others.map(({ name }) => name).join(', ')

const isWriting = () =>
  [...document.querySelectorAll('textarea')].some((one) => one.value !== one.defaultValue)
