import { server } from './mariadb-setup.mjs'

export default () => server?.stop()
