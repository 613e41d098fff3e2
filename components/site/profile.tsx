'use client'

import { useEffect, useState } from 'react'
import type { PublicUser } from '@/lib/accounts/schema'
import { refreshUser } from '@/lib/client/session-upkeep'
import { useAuth } from '@/lib/client/use-auth'
import { profileWords } from '@/words/profile'

/** Asks again whenever another account (or nobody) is logged in, and shows nothing meanwhile. */
export function Profile() {
  const words = profileWords()
  const { ready, hasEnded, currentUser } = useAuth()
  const [profile, setProfile] = useState<PublicUser | null>(null)
  const id = currentUser?.id
  useEffect(() => {
    // A logout empties the store first, and the cookie may still be good for a moment.
    if (!ready || hasEnded) return
    let current = true
    refreshUser().then((user) => {
      if (current && (!id || user?.id === id)) setProfile(user)
    })
    return () => {
      current = false
      setProfile(null)
    }
  }, [ready, hasEnded, id])
  if (!profile) return <p role="status">{words.loading}</p>
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3">
      <dt className="text-muted">{words.name}</dt>
      <dd className="wrap-anywhere">{profile.name}</dd>
      <dt className="text-muted">{words.email}</dt>
      <dd className="break-all">{profile.email}</dd>
      <dt className="text-muted">{words.subscribed}</dt>
      <dd>{profile.is_subscribed === 1 ? words.yes : words.no}</dd>
    </dl>
  )
}
