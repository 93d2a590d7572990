import { createDeviceList } from '../device-storage/device-list.ts'

export const savedArticles = createDeviceList('gpl-saved-articles')
