import 'server-only'
import { schoolSitePageText } from '@/i18n/school-site-page'
import type { BlockOf } from '../schema'
import { findVideoId, toPlayerUrl, toWatchUrl, VIDEO_PLAYER } from '../video'
import { html, renderLabel, SafeHtml, type SiteView, STATIC_BASE, toPageHref } from './html'
import { PICTURE_SIZES, renderImage } from './pictures'
import { type BlockContext, langAttribute, renderHeading } from './text'

const PLAY_DRAWING = new SafeHtml(
  '<svg viewBox="0 0 72 72" aria-hidden="true" focusable="false"><circle cx="36" cy="36" r="34" fill="#fff"/><path d="M29 22v28l23-14z" fill="#1c1c1c"/></svg>',
)

/**
 * A frame with a page of our own: its still picture is a link to the player, which opens in the frame. So
 * nothing is asked of YouTube before the press, without any script. Where our server does not answer, in the
 * preview and in a downloaded copy, the picture links to YouTube.
 */
export function renderVideo(block: BlockOf<'video'>, context: BlockContext) {
  const { view } = context
  const { url, title, text } = block
  const id = findVideoId(url)
  if (!id) return html``
  const hasFrame = !view.isDraft && view.base !== STATIC_BASE
  const player = hasFrame
    ? html`<iframe src="${toPageHref(view.base, toVideoPath(id))}" title="${title.trim()}" loading="lazy" allow="autoplay; encrypted-media; fullscreen; picture-in-picture" sandbox="allow-scripts allow-same-origin allow-popups allow-presentation" allowfullscreen></iframe>`
    : html`<a class="still" href="${toWatchUrl(id)}" rel="noopener nofollow ugc" target="_blank">${renderStill(block, view)}</a>`
  const open = renderLabel(schoolSitePageText().video.open, view)
  return html`<figure class="video">${renderHeading(title, context, true)}${player}<figcaption>${
    text.trim() && html`<span${langAttribute(text, view)}>${text.trim()}</span> `
  }<a href="${toWatchUrl(id)}" rel="noopener nofollow ugc">${open}</a></figcaption></figure>`
}

export const VIDEO_FOLDER = 'video/'

const toVideoPath = (id: string) => `${VIDEO_FOLDER}${id}`

/** What a visitor's browser may load in a frame: our own page, then the player. */
export const VIDEO_FRAME_SOURCES = `'self' ${VIDEO_PLAYER}`

function renderStill({ file, title }: BlockOf<'video'>, view: SiteView) {
  const still = renderImage(view, file, { alt: '', sizes: PICTURE_SIZES.text })
  return html`${still}${PLAY_DRAWING}<span>${renderLabel(schoolSitePageText().video.play(title.trim()), view)}</span>`
}

const buildStillStyles = (colour: string) =>
  `*{box-sizing:border-box}body{margin:0;background:${colour};font:1rem/1.5 system-ui,"Noto Sans",sans-serif}${STILL_STYLES}a{position:fixed;inset:0}`

/** The still picture fills its box, in the frame and in the page. */
export const STILL_STYLES =
  '.still{display:grid;place-items:center;place-content:center;gap:.75rem;color:#fff;text-align:center;text-decoration:none;padding:1rem;overflow:hidden}.still img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}.still svg{position:relative;width:4.5rem;height:4.5rem}.still span{position:relative;background:rgb(0 0 0/.75);color:#fff;padding:.1rem .6rem;border-radius:.3rem}.still:focus-visible{outline:3px solid #fff;outline-offset:-6px}'

/** The first page of the frame; null where the site has no such video. */
export function renderVideoFrame(
  view: SiteView,
  id: string,
): { html: string; styles: string } | null {
  const block = view.release.pages
    .flatMap(({ blocks }) => blocks)
    .find((candidate) => candidate.type === 'video' && findVideoId(candidate.url) === id)
  if (block?.type !== 'video') return null
  const { colour, language } = view.release.settings
  const styles = buildStillStyles(colour)
  const body = html`<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${block.title.trim()}</title><style>${new SafeHtml(styles)}</style></head><body><a class="still" href="${toPlayerUrl(id)}" rel="nofollow" referrerpolicy="strict-origin-when-cross-origin">${renderStill(block, view)}</a></body></html>`
  return { html: body.text, styles }
}
