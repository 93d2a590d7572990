import type { SubsidiarySlug } from '../site/subsidiaries.ts';
export declare const subsidiariesQuery: () => import("@tanstack/react-query").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<{
    id: number;
    name: string;
    slug: string;
    tagline: string;
    description: string;
    color?: string | undefined;
    icon?: string | undefined;
    heroImage: string;
    services: string[];
}[], Error, {
    id: number;
    name: string;
    slug: string;
    tagline: string;
    description: string;
    color?: string | undefined;
    icon?: string | undefined;
    heroImage: string;
    services: string[];
}[], string[]>, "queryFn"> & {
    queryFn?: import("@tanstack/react-query").QueryFunction<{
        id: number;
        name: string;
        slug: string;
        tagline: string;
        description: string;
        color?: string | undefined;
        icon?: string | undefined;
        heroImage: string;
        services: string[];
    }[], string[], never> | undefined;
} & import("@tanstack/react-query").QueryKeyWithDataTag<string[], {
    id: number;
    name: string;
    slug: string;
    tagline: string;
    description: string;
    color?: string | undefined;
    icon?: string | undefined;
    heroImage: string;
    services: string[];
}[], Error>;
export declare const subsidiaryQuery: (slug: SubsidiarySlug) => import("@tanstack/react-query").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<{
    id: number;
    name: string;
    slug: string;
    tagline: string;
    description: string;
    color?: string | undefined;
    icon?: string | undefined;
    heroImage: string;
    services: string[];
}, Error, {
    id: number;
    name: string;
    slug: string;
    tagline: string;
    description: string;
    color?: string | undefined;
    icon?: string | undefined;
    heroImage: string;
    services: string[];
}, string[]>, "queryFn"> & {
    queryFn?: import("@tanstack/react-query").QueryFunction<{
        id: number;
        name: string;
        slug: string;
        tagline: string;
        description: string;
        color?: string | undefined;
        icon?: string | undefined;
        heroImage: string;
        services: string[];
    }, string[], never> | undefined;
} & import("@tanstack/react-query").QueryKeyWithDataTag<string[], {
    id: number;
    name: string;
    slug: string;
    tagline: string;
    description: string;
    color?: string | undefined;
    icon?: string | undefined;
    heroImage: string;
    services: string[];
}, Error>;
export declare const newsQuery: () => import("@tanstack/react-query").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<{
    id: number;
    title: string;
    excerpt: string;
    content: string;
    imageUrl: string;
    date: string;
    subsidiary?: string | null | undefined;
}[], Error, {
    id: number;
    title: string;
    excerpt: string;
    content: string;
    imageUrl: string;
    date: string;
    subsidiary?: string | null | undefined;
}[], string[]>, "queryFn"> & {
    queryFn?: import("@tanstack/react-query").QueryFunction<{
        id: number;
        title: string;
        excerpt: string;
        content: string;
        imageUrl: string;
        date: string;
        subsidiary?: string | null | undefined;
    }[], string[], never> | undefined;
} & import("@tanstack/react-query").QueryKeyWithDataTag<string[], {
    id: number;
    title: string;
    excerpt: string;
    content: string;
    imageUrl: string;
    date: string;
    subsidiary?: string | null | undefined;
}[], Error>;
