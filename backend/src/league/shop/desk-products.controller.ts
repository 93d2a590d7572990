import { Controller } from '@nestjs/common'
import { Product, ProductFields } from 'shared-contracts/desk/league-content'
import * as v from 'valibot'
import { ForPart } from '../../accounts/sessions/desk-guard.ts'
import { collectionCalls } from '../../content/revisions/content-calls.ts'
import { PRODUCT_KIND } from './product-kind.ts'

@ForPart('league')
@Controller('api/desk/league/products')
export class DeskProductsController extends collectionCalls(PRODUCT_KIND, Product, {
  category: v.optional(ProductFields.entries.category),
  team: v.optional(v.string()),
}) {}
