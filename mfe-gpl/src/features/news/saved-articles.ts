import { createDeviceList } from '../device-list/device-list.ts'

export const savedArticles = createDeviceList('gpl-saved-articles')
