export { SiteFrame as default } from '@/components/site/site-frame'
