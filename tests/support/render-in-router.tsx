import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const ignore = () => {}
const router: AppRouterInstance = {
  ...{ back: ignore, forward: ignore, refresh: ignore },
  ...{ push: ignore, replace: ignore, prefetch: ignore },
  bfcacheId: '',
}

/** HTML of components that read the URL or navigate. */
export const renderInRouter = (node: ReactNode, pathname = '/'): string =>
  renderToStaticMarkup(
    <AppRouterContext value={router}>
      <PathnameContext value={pathname}>{node}</PathnameContext>
    </AppRouterContext>,
  )
