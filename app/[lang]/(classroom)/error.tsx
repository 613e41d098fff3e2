'use client'

export { ErrorNotice as default } from '@/components/site/error-notice'
