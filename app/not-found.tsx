import type { Metadata } from 'next'
import { ButtonLink } from '@/components/site/button-link'
import { Picture } from '@/components/site/picture'
import { SiteFrame } from '@/components/site/site-frame'
import { notFound } from '@/content/pages/faults'
import { routes } from '@/lib/routes'

export const metadata: Metadata = { title: 'Page not found' }

export default function NotFoundPage() {
  return (
    <SiteFrame>
      <main className="page-width page-main">
        <Picture name="wiped-board" alt="404" className="w-72" />
        <h1 className="mt-6">{notFound.title}</h1>
        <p className="lede mt-4">{notFound.text}</p>
        <p className="mt-7 flex flex-wrap gap-3">
          <ButtonLink href={routes.home}>{notFound.home}</ButtonLink>
          <ButtonLink href={routes.contact} tone="quiet">
            {notFound.contact}
          </ButtonLink>
        </p>
      </main>
    </SiteFrame>
  )
}
