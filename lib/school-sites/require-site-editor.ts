import 'server-only'
import { notFound } from 'next/navigation'
import { findSiteEditor, type SiteEditor } from './pages/editor'

/** For pages of the editor. Others get 404. */
export async function requireSiteEditor(viewer: { id: string }): Promise<SiteEditor> {
  return (await findSiteEditor(viewer)) ?? notFound()
}
