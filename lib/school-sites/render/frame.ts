import 'server-only'
import { schoolSitePageText } from '@/i18n/school-site-page'
import { routes } from '@/lib/routes'
import type { SiteReleasePage } from '../schema'
import { type SiteView, toFileHref, toPageHref } from '../site-view'
import { html } from './html'
import { renderLabel } from './label'
import { langAttribute } from './text'

export function renderHeader(view: SiteView, page: SiteReleasePage) {
  const { name, tagline, logo } = view.release.settings
  const nameMarkup = html`<span itemprop="name"${langAttribute(name, view)}>${name}</span>`
  const home = toPageHref(view.base, '')
  return html`<header><div class="wide">${renderLogo(view, logo)}<div>${
    page.path === ''
      ? html`<h1 class="name">${nameMarkup}</h1>`
      : html`<p class="name"><a href="${home}">${nameMarkup}</a></p>`
  }${tagline.trim() && html`<p class="tagline"${langAttribute(tagline, view)}>${tagline.trim()}</p>`}</div></div><link itemprop="url" href="${toPageHref(view.canonicalBase, '')}"></header>${renderNavigation(view, page)}`
}

/** Decorative: the name is beside it. */
function renderLogo(view: SiteView, logo: string) {
  const file = view.release.files[logo]
  if (file?.kind !== 'picture') return null
  return html`<img class="logo" src="${toFileHref(view, logo)}" alt="" width="${file.width}" height="${file.height}" itemprop="logo">`
}

function renderNavigation(view: SiteView, { path: currentPath }: SiteReleasePage) {
  const { pages, settings } = view.release
  if (pages.length < 2) return null
  const links = pages.map(
    ({ path, title }) =>
      html`<li><a href="${toPageHref(view.base, path)}"${path === currentPath && html` aria-current="page"`}${langAttribute(title, view)}>${title}</a></li>`,
  )
  return html`<nav aria-label="${settings.name}"><ul class="wide">${links}</ul></nav>`
}

export function renderFooter(view: SiteView) {
  const { hosted, write, report } = schoolSitePageText()
  const { name } = view.release.settings
  const link = (path: string, label: string) =>
    html`<a href="${view.hostOrigin}${path}">${renderLabel(label, view)}</a>`
  return html`<footer><div class="wide"><p${langAttribute(name, view)}>${name}</p><p class="links">${link(routes.websiteMessage(view.slug), write)} ${link(routes.websiteReport(view.slug), report)} ${link('/', hosted)}</p></div></footer>`
}
