import type { SubsidiarySlug } from '../site/subsidiaries.ts';
export declare const subsidiariesQuery: () => import("@tanstack/react-query").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<{
    id: string | number;
    name: string;
    slug: string;
    tagline: string;
    description: string;
    color?: string | undefined;
    icon?: string | undefined;
    heroImage: string;
    services: string[];
}[], Error, {
    id: string | number;
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
        id: string | number;
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
    id: string | number;
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
    heroImage?: string | undefined;
    name: string;
    services: string[];
    tagline: string;
}, Error, {
    heroImage?: string | undefined;
    name: string;
    services: string[];
    tagline: string;
}, string[]>, "queryFn"> & {
    queryFn?: import("@tanstack/react-query").QueryFunction<{
        heroImage?: string | undefined;
        name: string;
        services: string[];
        tagline: string;
    }, string[], never> | undefined;
} & import("@tanstack/react-query").QueryKeyWithDataTag<string[], {
    heroImage?: string | undefined;
    name: string;
    services: string[];
    tagline: string;
}, Error>;
export declare const newsQuery: () => import("@tanstack/react-query").OmitKeyof<import("@tanstack/react-query").UseQueryOptions<{
    id: string | number;
    title: string;
    excerpt: string;
    content: string;
    imageUrl: string;
    date: string;
    subsidiary?: string | null | undefined;
}[], Error, {
    id: string | number;
    title: string;
    excerpt: string;
    content: string;
    imageUrl: string;
    date: string;
    subsidiary?: string | null | undefined;
}[], string[]>, "queryFn"> & {
    queryFn?: import("@tanstack/react-query").QueryFunction<{
        id: string | number;
        title: string;
        excerpt: string;
        content: string;
        imageUrl: string;
        date: string;
        subsidiary?: string | null | undefined;
    }[], string[], never> | undefined;
} & import("@tanstack/react-query").QueryKeyWithDataTag<string[], {
    id: string | number;
    title: string;
    excerpt: string;
    content: string;
    imageUrl: string;
    date: string;
    subsidiary?: string | null | undefined;
}[], Error>;
