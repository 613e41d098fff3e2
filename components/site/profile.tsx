'use client'

import { useEffect, useState } from 'react'
import { profileText } from '@/i18n/profile'
import type { PublicUser } from '@/lib/accounts/schema'
import { refreshUser } from '@/lib/client/session-upkeep'
import { useAuth } from '@/lib/client/use-auth'

/** Of the three rows, with a long name and address: what follows does not move. */
const HEIGHT_CLASS = 'min-h-40 sm:min-h-28'

/** Reloads when the account changes, and shows nothing meanwhile. */
export function Profile() {
  const text = profileText()
  const { isReady, hasEnded, currentUser } = useAuth()
  const [profile, setProfile] = useState<PublicUser | null>(null)
  const id = currentUser?.id
  useEffect(() => {
    // Logout clears the store first, while the cookie may still be valid.
    if (!isReady || hasEnded) return
    let isCurrent = true
    refreshUser().then((user) => {
      if (isCurrent && (!id || user?.id === id)) setProfile(user)
    })
    return () => {
      isCurrent = false
      setProfile(null)
    }
  }, [isReady, hasEnded, id])
  if (!profile)
    return (
      <p role="status" className={HEIGHT_CLASS}>
        {text.loading}
      </p>
    )
  return (
    <dl className={`grid grid-cols-start content-start gap-x-6 gap-y-3 ${HEIGHT_CLASS}`}>
      <dt className="text-muted">{text.name}</dt>
      <dd className="wrap-anywhere">{profile.name}</dd>
      <dt className="text-muted">{text.email}</dt>
      <dd className="break-all">{profile.email}</dd>
      <dt className="text-muted">{text.subscribed}</dt>
      <dd>{profile.is_subscribed === 1 ? text.yes : text.no}</dd>
    </dl>
  )
}
