'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'

type Props = { path: string; version: number; isTab: boolean }

const DESKTOP_WIDTH_PX = 1280

/** The draft as visitors would see it. After a save the frame loads again, and stays where it was scrolled to. */
export function PagePreview({ path, version, isTab }: Props) {
  const { editor: text } = schoolSiteEditorText()
  const [isPhone, setIsPhone] = useState(true)
  const frameRef = useRef<HTMLIFrameElement>(null)
  const boxRef = useRef<HTMLDivElement>(null)
  const loadedRef = useRef(version)

  // On a phone it loads only behind its tab.
  useEffect(() => {
    const frame = frameRef.current
    const isHidden = !isTab && frame?.offsetParent === null
    if (!frame || isHidden || loadedRef.current === version) return
    loadedRef.current = version
    frame.contentWindow?.location.reload()
  }, [version, isTab])

  useEffect(() => {
    const box = boxRef.current
    if (!box) return
    const observer = new ResizeObserver(() =>
      box.style.setProperty('--scale', `${Math.min(1, box.clientWidth / DESKTOP_WIDTH_PX)}`),
    )
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  return (
    <section aria-labelledby="preview" className="page-editor-preview">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="preview" className="max-lg:sr-only">
          {text.preview}
        </h2>
        <Button variant="secondary" aria-pressed={isPhone} onClick={() => setIsPhone(true)}>
          {text.phone}
        </Button>
        <Button variant="secondary" aria-pressed={!isPhone} onClick={() => setIsPhone(false)}>
          {text.desktop}
        </Button>
      </div>
      <div ref={boxRef} className="preview-box" data-screen={isPhone ? 'phone' : 'laptop'}>
        <iframe ref={frameRef} src={path} title={text.previewFrame} loading="lazy" />
      </div>
    </section>
  )
}
