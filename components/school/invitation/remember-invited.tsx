'use client'

import { useEffect } from 'react'
import { saveFormDraft } from '@/lib/client/draft'
import { LOADS_SCRIPTS } from '@/server/contract'

type Props = {
  /** Where the registration returns to; its form looks there. */
  path: string
  person: { name: string; email: string; phone: string | null }
}

/** What the school wrote fills in the registration. Never in a URL, because logs would store it. */
export function RememberInvited({ path, person }: Props) {
  useEffect(() => {
    const { firstname, lastname } = splitName(person.name)
    saveFormDraft(path, {
      ...{ firstname, lastname, email: person.email },
      phone_number: person.phone ?? '',
    })
  }, [path, person])
  return <span hidden {...LOADS_SCRIPTS.whenIdle} />
}

/** A guess, which the teacher can correct: the last word is the last name. */
function splitName(name: string) {
  const words = name.split(' ')
  const lastname = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstname: words.join(' '), lastname }
}
