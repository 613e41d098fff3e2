'use client'

import { useState } from 'react'
import { USER_FRAGMENT_MARKER } from '@/server/contract'

const FRAGMENT_ID = 'own'
let sentHtml: string | undefined

/** Filled by the server in the cached page. The client keeps the HTML on re-render and Back. */
export function UserFragment() {
  const [html] = useState(readSentHtml)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server from the same components
  return <div id={FRAGMENT_ID} dangerouslySetInnerHTML={{ __html: html }} />
}

function readSentHtml() {
  if (typeof document === 'undefined') return USER_FRAGMENT_MARKER
  sentHtml ??= document.getElementById(FRAGMENT_ID)?.innerHTML
  return sentHtml ?? ''
}
