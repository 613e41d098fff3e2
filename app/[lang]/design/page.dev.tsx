export { DesignFrames as default } from '@/components/design/frames'
