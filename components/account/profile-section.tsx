import Link from 'next/link'
import type { ReactNode } from 'react'
import { FormPage } from '@/components/forms/form-page'
import { profileSectionText } from '@/i18n/profile-sections'
import { routes } from '@/lib/routes'

type Props = { title: string; lede?: string; children: ReactNode }

export function ProfileSection({ title, lede, children }: Props) {
  return (
    <FormPage title={title}>
      {lede && <p>{lede}</p>}
      {children}
      <p>
        <Link href={routes.profile} prefetch={false} className="inline-flex min-h-11 items-center">
          {profileSectionText().back}
        </Link>
      </p>
    </FormPage>
  )
}
