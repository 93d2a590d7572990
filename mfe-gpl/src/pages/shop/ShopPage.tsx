import { Container, Message, Section } from 'shared-ui'
import { PRODUCTS } from '../../data/products.ts'
import { Count } from '../../features/filters/filter-styles.ts'
import { useFilters } from '../../features/filters/use-filters.ts'
import { filterProducts, PRODUCT_FILTERS } from '../../features/shop/product-filters.ts'
import { ProductCard } from '../../features/shop/ProductCard.tsx'
import { CategoryTiles } from './CategoryTiles.tsx'
import { ProductFilterBar } from './ProductFilterBar.tsx'
import { ShopClaims } from './ShopClaims.tsx'
import { ShopHero } from './ShopHero.tsx'
import { ProductGrid } from './shop-styles.ts'

export function ShopPage() {
  const [filters, change] = useFilters(PRODUCT_FILTERS)
  const products = filterProducts(PRODUCTS, filters)
  return (
    <>
      <ShopHero />
      <Section id="products" aria-label="Products">
        <Container>
          <CategoryTiles
            selected={filters.category}
            onSelect={(category) => change({ category })}
          />
          <ProductFilterBar filters={filters} onChange={change} />
          <Count role="status">
            {products.length} {products.length === 1 ? 'item' : 'items'}
          </Count>
          {products.length === 0 && (
            <Message
              title="No products found"
              hint="Try adjusting your search or filter criteria."
            />
          )}
          <ProductGrid>
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ProductGrid>
        </Container>
      </Section>
      <ShopClaims />
    </>
  )
}
