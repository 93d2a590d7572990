import type { RefObject } from 'react'
import type { ProductResponse } from 'shared-contracts/league/product'
import { useQuery } from 'shared-contracts/query'
import { AsyncPanel, Container, Message, Section, SkeletonCards } from 'shared-ui'
import { usePreview } from 'shared-ui/preview'
import { Count } from '../../features/filters/filter-styles.ts'
import { useFilters } from '../../features/filters/use-filters.ts'
import { useResultInView } from '../../features/filters/use-result-in-view.ts'
import { filterProducts, PRODUCT_FILTERS } from '../../features/shop/product-filters.ts'
import { ProductCard } from '../../features/shop/ProductCard.tsx'
import { RETRY_HINT } from '../../features/words/retry-hint.ts'
import { productsQuery } from '../../queries/league-queries.ts'
import { CategoryTiles } from './CategoryTiles.tsx'
import { ProductFilterBar } from './ProductFilterBar.tsx'
import { ShopClaims } from './ShopClaims.tsx'
import { ShopHero } from './ShopHero.tsx'
import { ProductGrid } from './shop-styles.ts'

export function ShopPage() {
  const query = useQuery(productsQuery(usePreview()))
  const { result, showNext } = useResultInView()
  return (
    <>
      <ShopHero onSpecial={showNext} />
      <Section id="products" aria-label="Products">
        <Container>
          <AsyncPanel
            query={query}
            loading={<SkeletonCards count={8} />}
            loadingLabel="Loading the products"
            error={{
              title: 'The products could not be loaded',
              hint: RETRY_HINT,
            }}
            empty={{
              title: 'The shop is empty',
              hint: 'New jerseys, accessories and equipment stand here as soon as they are on sale.',
            }}
          >
            {(products) => <Products products={products} count={result} onCategory={showNext} />}
          </AsyncPanel>
        </Container>
      </Section>
      <ShopClaims />
    </>
  )
}

interface ProductsProps {
  readonly products: readonly ProductResponse[]
  /** The line that counts the products that match. */
  readonly count: RefObject<HTMLParagraphElement | null>
  /** Called when a category is chosen. */
  readonly onCategory: () => void
}

function Products({ products: all, count, onCategory }: ProductsProps) {
  const [filters, change] = useFilters(PRODUCT_FILTERS)
  const products = filterProducts(all, filters)
  return (
    <>
      <CategoryTiles
        products={all}
        selected={filters.category}
        onSelect={(category) => {
          onCategory()
          change({ category })
        }}
      />
      <ProductFilterBar products={all} filters={filters} onChange={change} />
      <Count ref={count} role="status">
        {products.length} {products.length === 1 ? 'item' : 'items'}
      </Count>
      {products.length === 0 && (
        <Message title="No products found" hint="Try adjusting your search or filter criteria." />
      )}
      <ProductGrid>
        {products.map((product) => (
          <li key={product.slug}>
            <ProductCard product={product} />
          </li>
        ))}
      </ProductGrid>
    </>
  )
}
