export { memberShopper } from '../shopping-list/data/shopper.ts'
export { readShopData } from '../shopping-list/kept/shop-data.ts'
