#!/usr/bin/env node
/**
 * The entry point of the command. It enables Node's compile cache, which cuts the start time by two thirds.
 * This file is JavaScript because it runs before that: for a single TypeScript file, Node would load its
 * whole type stripper.
 */
import { enableCompileCache, flushCompileCache } from 'node:module';

enableCompileCache();
await import('./command-line.ts');
// Node would write the cache only at exit, which a killed server does not reach.
setTimeout(flushCompileCache, 1000).unref();
