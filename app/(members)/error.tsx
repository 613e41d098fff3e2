'use client'

export { FaultNotice as default } from '@/components/site/fault-notice'
