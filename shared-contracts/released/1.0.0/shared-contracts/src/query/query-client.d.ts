import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { type On401 } from '../http/http-client.ts';
export declare function defaultQueryFunction(on401?: On401): QueryFunction<unknown>;
export declare function createQueryClient(on401?: On401): QueryClient;
