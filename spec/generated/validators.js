// Generated from spec/ by "npm run generate". Do not edit.
"use strict";
export const createAccessToken = validate20;
const schema31 = {"type":"object","properties":{"client_id":{"type":"string"},"client_secret":{"type":"string"},"grant_type":{"type":"string","enum":["client_credentials"]}},"required":["client_id","client_secret"],"additionalProperties":false,"$id":"createAccessToken"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createAccessToken" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.client_secret === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_secret"},message:"must have required property '"+"client_secret"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "client_id") || (key0 === "client_secret")) || (key0 === "grant_type"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.client_id !== undefined){
if(typeof data.client_id !== "string"){
const err3 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.client_secret !== undefined){
if(typeof data.client_secret !== "string"){
const err4 = {instancePath:instancePath+"/client_secret",schemaPath:"#/properties/client_secret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.grant_type !== undefined){
let data2 = data.grant_type;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data2 === "client_credentials")){
const err6 = {instancePath:instancePath+"/grant_type",schemaPath:"#/properties/grant_type/enum",keyword:"enum",params:{allowedValues: schema31.properties.grant_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createSubAccount = validate21;
const schema32 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"currency":{"type":"string","enum":["usd","cad"]}},"required":["name"],"additionalProperties":false,"$id":"createSubAccount"};
const pattern4 = new RegExp("^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$", "");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createSubAccount" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "currency"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.currency !== undefined){
let data1 = data.currency;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "usd") || (data1 === "cad"))){
const err6 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: schema32.properties.currency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createSellerAccount = validate22;
const schema33 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"currency":{"type":"string","enum":["usd","cad"]}},"required":["name"],"additionalProperties":false,"$id":"createSellerAccount"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createSellerAccount" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "currency"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.currency !== undefined){
let data1 = data.currency;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "usd") || (data1 === "cad"))){
const err6 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: schema33.properties.currency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createOnboardingEntry = validate23;
const schema34 = {"type":"object","properties":{"onboarding_version":{"type":"string","pattern":"^v\\d+\\.\\d+$"},"business_details":{"type":"object","properties":{"type":{"type":"string","enum":["individual","for_profit","non_profit","government_entity"]},"structure":{"type":"string","enum":["sole_proprietorship","single_llc","multi_llc","private_partnership","private_corporation","unincorporated_association","public_partnership","public_corporation","incorporated","unincorporated","government_unit","government_instrumentality","tax_exempt_government_instrumentality"]},"url":{"type":"string","pattern":"^(https?://)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+([/:?#][!-~]*)?$"},"industry":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"tax_id":{"type":"string","pattern":"^\\d(-?\\d){8}$"},"phone":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"email":{"type":"string","pattern":"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$","maxLength":254},"legal":{"type":"object","properties":{"name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"address_postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"address_country":{"type":"string","pattern":"^[A-Za-z]{2}$"}},"additionalProperties":false},"doing_business_as":{"type":"object","properties":{"name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"}},"additionalProperties":false}},"additionalProperties":false},"representative":{"type":"object","properties":{"name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"title":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"email":{"type":"string","pattern":"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$","maxLength":254},"dob_month":{"type":"string","pattern":"^(0[1-9]|1[0-2])$"},"dob_day":{"type":"string","pattern":"^(0[1-9]|[12]\\d|3[01])$"},"dob_year":{"type":"string","pattern":"^\\d{4}$"},"address_line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"address_postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"address_country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"phone":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"ssn_last4":{"type":"string","pattern":"^\\d{4}$"},"is_owner":{"type":"boolean"}},"additionalProperties":false},"owners":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"email":{"type":"string","pattern":"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$","maxLength":254}},"additionalProperties":false},"maxItems":4},"bank_account":{"type":"object","properties":{"bank_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"account_nickname":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"routing_number":{"type":"string","pattern":"^\\d{9}$"},"account_number":{"type":"string","pattern":"^\\d{4,17}$"},"account_type":{"type":"string","enum":["checking","savings"]},"account_owner_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"}},"additionalProperties":false},"terms_and_conditions":{"type":"object","properties":{"accepted":{"type":"boolean"},"ip":{"type":"string"},"user_agent":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"}},"additionalProperties":false}},"additionalProperties":false,"$id":"createOnboardingEntry"};
const pattern6 = new RegExp("^v\\d+\\.\\d+$", "");
const pattern7 = new RegExp("^(https?://)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+([/:?#][!-~]*)?$", "");
const pattern9 = new RegExp("^\\d(-?\\d){8}$", "");
const pattern11 = new RegExp("^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$", "");
const pattern16 = new RegExp("^[A-Za-z]{2,3}$", "");
const pattern17 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$", "");
const pattern18 = new RegExp("^[A-Za-z]{2}$", "");
const pattern23 = new RegExp("^(0[1-9]|1[0-2])$", "");
const pattern24 = new RegExp("^(0[1-9]|[12]\\d|3[01])$", "");
const pattern25 = new RegExp("^\\d{4}$", "");
const pattern38 = new RegExp("^\\d{9}$", "");
const pattern39 = new RegExp("^\\d{4,17}$", "");
const func1 = Object.prototype.hasOwnProperty;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createOnboardingEntry" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "onboarding_version") || (key0 === "business_details")) || (key0 === "representative")) || (key0 === "owners")) || (key0 === "bank_account")) || (key0 === "terms_and_conditions"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.onboarding_version !== undefined){
let data0 = data.onboarding_version;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err1 = {instancePath:instancePath+"/onboarding_version",schemaPath:"#/properties/onboarding_version/pattern",keyword:"pattern",params:{pattern: "^v\\d+\\.\\d+$"},message:"must match pattern \""+"^v\\d+\\.\\d+$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/onboarding_version",schemaPath:"#/properties/onboarding_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.business_details !== undefined){
let data1 = data.business_details;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(func1.call(schema34.properties.business_details.properties, key1))){
const err3 = {instancePath:instancePath+"/business_details",schemaPath:"#/properties/business_details/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.type !== undefined){
let data2 = data1.type;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/business_details/type",schemaPath:"#/properties/business_details/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data2 === "individual") || (data2 === "for_profit")) || (data2 === "non_profit")) || (data2 === "government_entity"))){
const err5 = {instancePath:instancePath+"/business_details/type",schemaPath:"#/properties/business_details/properties/type/enum",keyword:"enum",params:{allowedValues: schema34.properties.business_details.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.structure !== undefined){
let data3 = data1.structure;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/business_details/structure",schemaPath:"#/properties/business_details/properties/structure/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((((((((((data3 === "sole_proprietorship") || (data3 === "single_llc")) || (data3 === "multi_llc")) || (data3 === "private_partnership")) || (data3 === "private_corporation")) || (data3 === "unincorporated_association")) || (data3 === "public_partnership")) || (data3 === "public_corporation")) || (data3 === "incorporated")) || (data3 === "unincorporated")) || (data3 === "government_unit")) || (data3 === "government_instrumentality")) || (data3 === "tax_exempt_government_instrumentality"))){
const err7 = {instancePath:instancePath+"/business_details/structure",schemaPath:"#/properties/business_details/properties/structure/enum",keyword:"enum",params:{allowedValues: schema34.properties.business_details.properties.structure.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.url !== undefined){
let data4 = data1.url;
if(typeof data4 === "string"){
if(!pattern7.test(data4)){
const err8 = {instancePath:instancePath+"/business_details/url",schemaPath:"#/properties/business_details/properties/url/pattern",keyword:"pattern",params:{pattern: "^(https?://)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+([/:?#][!-~]*)?$"},message:"must match pattern \""+"^(https?://)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+([/:?#][!-~]*)?$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/business_details/url",schemaPath:"#/properties/business_details/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.industry !== undefined){
let data5 = data1.industry;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err10 = {instancePath:instancePath+"/business_details/industry",schemaPath:"#/properties/business_details/properties/industry/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/business_details/industry",schemaPath:"#/properties/business_details/properties/industry/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.tax_id !== undefined){
let data6 = data1.tax_id;
if(typeof data6 === "string"){
if(!pattern9.test(data6)){
const err12 = {instancePath:instancePath+"/business_details/tax_id",schemaPath:"#/properties/business_details/properties/tax_id/pattern",keyword:"pattern",params:{pattern: "^\\d(-?\\d){8}$"},message:"must match pattern \""+"^\\d(-?\\d){8}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/business_details/tax_id",schemaPath:"#/properties/business_details/properties/tax_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.phone !== undefined){
let data7 = data1.phone;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err14 = {instancePath:instancePath+"/business_details/phone",schemaPath:"#/properties/business_details/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/business_details/phone",schemaPath:"#/properties/business_details/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.email !== undefined){
let data8 = data1.email;
if(typeof data8 === "string"){
if(data8.length > 254){
const err16 = {instancePath:instancePath+"/business_details/email",schemaPath:"#/properties/business_details/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern11.test(data8)){
const err17 = {instancePath:instancePath+"/business_details/email",schemaPath:"#/properties/business_details/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$"},message:"must match pattern \""+"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/business_details/email",schemaPath:"#/properties/business_details/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.legal !== undefined){
let data9 = data1.legal;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
if(!(((((((key2 === "name") || (key2 === "address_line1")) || (key2 === "address_line2")) || (key2 === "address_city")) || (key2 === "address_state")) || (key2 === "address_postal_code")) || (key2 === "address_country"))){
const err19 = {instancePath:instancePath+"/business_details/legal",schemaPath:"#/properties/business_details/properties/legal/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data9.name !== undefined){
let data10 = data9.name;
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
const err20 = {instancePath:instancePath+"/business_details/legal/name",schemaPath:"#/properties/business_details/properties/legal/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/business_details/legal/name",schemaPath:"#/properties/business_details/properties/legal/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data9.address_line1 !== undefined){
let data11 = data9.address_line1;
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
const err22 = {instancePath:instancePath+"/business_details/legal/address_line1",schemaPath:"#/properties/business_details/properties/legal/properties/address_line1/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/business_details/legal/address_line1",schemaPath:"#/properties/business_details/properties/legal/properties/address_line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data9.address_line2 !== undefined){
let data12 = data9.address_line2;
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
const err24 = {instancePath:instancePath+"/business_details/legal/address_line2",schemaPath:"#/properties/business_details/properties/legal/properties/address_line2/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/business_details/legal/address_line2",schemaPath:"#/properties/business_details/properties/legal/properties/address_line2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.address_city !== undefined){
let data13 = data9.address_city;
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
const err26 = {instancePath:instancePath+"/business_details/legal/address_city",schemaPath:"#/properties/business_details/properties/legal/properties/address_city/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/business_details/legal/address_city",schemaPath:"#/properties/business_details/properties/legal/properties/address_city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data9.address_state !== undefined){
let data14 = data9.address_state;
if(typeof data14 === "string"){
if(!pattern16.test(data14)){
const err28 = {instancePath:instancePath+"/business_details/legal/address_state",schemaPath:"#/properties/business_details/properties/legal/properties/address_state/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}$"},message:"must match pattern \""+"^[A-Za-z]{2,3}$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/business_details/legal/address_state",schemaPath:"#/properties/business_details/properties/legal/properties/address_state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data9.address_postal_code !== undefined){
let data15 = data9.address_postal_code;
if(typeof data15 === "string"){
if(!pattern17.test(data15)){
const err30 = {instancePath:instancePath+"/business_details/legal/address_postal_code",schemaPath:"#/properties/business_details/properties/legal/properties/address_postal_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/business_details/legal/address_postal_code",schemaPath:"#/properties/business_details/properties/legal/properties/address_postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data9.address_country !== undefined){
let data16 = data9.address_country;
if(typeof data16 === "string"){
if(!pattern18.test(data16)){
const err32 = {instancePath:instancePath+"/business_details/legal/address_country",schemaPath:"#/properties/business_details/properties/legal/properties/address_country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/business_details/legal/address_country",schemaPath:"#/properties/business_details/properties/legal/properties/address_country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/business_details/legal",schemaPath:"#/properties/business_details/properties/legal/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data1.doing_business_as !== undefined){
let data17 = data1.doing_business_as;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key3 in data17){
if(!(key3 === "name")){
const err35 = {instancePath:instancePath+"/business_details/doing_business_as",schemaPath:"#/properties/business_details/properties/doing_business_as/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data17.name !== undefined){
let data18 = data17.name;
if(typeof data18 === "string"){
if(!pattern4.test(data18)){
const err36 = {instancePath:instancePath+"/business_details/doing_business_as/name",schemaPath:"#/properties/business_details/properties/doing_business_as/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/business_details/doing_business_as/name",schemaPath:"#/properties/business_details/properties/doing_business_as/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/business_details/doing_business_as",schemaPath:"#/properties/business_details/properties/doing_business_as/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/business_details",schemaPath:"#/properties/business_details/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.representative !== undefined){
let data19 = data.representative;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key4 in data19){
if(!(func1.call(schema34.properties.representative.properties, key4))){
const err40 = {instancePath:instancePath+"/representative",schemaPath:"#/properties/representative/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data19.name !== undefined){
let data20 = data19.name;
if(typeof data20 === "string"){
if(!pattern4.test(data20)){
const err41 = {instancePath:instancePath+"/representative/name",schemaPath:"#/properties/representative/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/representative/name",schemaPath:"#/properties/representative/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data19.title !== undefined){
let data21 = data19.title;
if(typeof data21 === "string"){
if(!pattern4.test(data21)){
const err43 = {instancePath:instancePath+"/representative/title",schemaPath:"#/properties/representative/properties/title/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/representative/title",schemaPath:"#/properties/representative/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data19.email !== undefined){
let data22 = data19.email;
if(typeof data22 === "string"){
if(data22.length > 254){
const err45 = {instancePath:instancePath+"/representative/email",schemaPath:"#/properties/representative/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!pattern11.test(data22)){
const err46 = {instancePath:instancePath+"/representative/email",schemaPath:"#/properties/representative/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$"},message:"must match pattern \""+"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/representative/email",schemaPath:"#/properties/representative/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data19.dob_month !== undefined){
let data23 = data19.dob_month;
if(typeof data23 === "string"){
if(!pattern23.test(data23)){
const err48 = {instancePath:instancePath+"/representative/dob_month",schemaPath:"#/properties/representative/properties/dob_month/pattern",keyword:"pattern",params:{pattern: "^(0[1-9]|1[0-2])$"},message:"must match pattern \""+"^(0[1-9]|1[0-2])$"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/representative/dob_month",schemaPath:"#/properties/representative/properties/dob_month/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data19.dob_day !== undefined){
let data24 = data19.dob_day;
if(typeof data24 === "string"){
if(!pattern24.test(data24)){
const err50 = {instancePath:instancePath+"/representative/dob_day",schemaPath:"#/properties/representative/properties/dob_day/pattern",keyword:"pattern",params:{pattern: "^(0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^(0[1-9]|[12]\\d|3[01])$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/representative/dob_day",schemaPath:"#/properties/representative/properties/dob_day/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data19.dob_year !== undefined){
let data25 = data19.dob_year;
if(typeof data25 === "string"){
if(!pattern25.test(data25)){
const err52 = {instancePath:instancePath+"/representative/dob_year",schemaPath:"#/properties/representative/properties/dob_year/pattern",keyword:"pattern",params:{pattern: "^\\d{4}$"},message:"must match pattern \""+"^\\d{4}$"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/representative/dob_year",schemaPath:"#/properties/representative/properties/dob_year/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data19.address_line1 !== undefined){
let data26 = data19.address_line1;
if(typeof data26 === "string"){
if(!pattern4.test(data26)){
const err54 = {instancePath:instancePath+"/representative/address_line1",schemaPath:"#/properties/representative/properties/address_line1/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/representative/address_line1",schemaPath:"#/properties/representative/properties/address_line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data19.address_line2 !== undefined){
let data27 = data19.address_line2;
if(typeof data27 === "string"){
if(!pattern4.test(data27)){
const err56 = {instancePath:instancePath+"/representative/address_line2",schemaPath:"#/properties/representative/properties/address_line2/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/representative/address_line2",schemaPath:"#/properties/representative/properties/address_line2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data19.address_city !== undefined){
let data28 = data19.address_city;
if(typeof data28 === "string"){
if(!pattern4.test(data28)){
const err58 = {instancePath:instancePath+"/representative/address_city",schemaPath:"#/properties/representative/properties/address_city/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/representative/address_city",schemaPath:"#/properties/representative/properties/address_city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data19.address_state !== undefined){
let data29 = data19.address_state;
if(typeof data29 === "string"){
if(!pattern16.test(data29)){
const err60 = {instancePath:instancePath+"/representative/address_state",schemaPath:"#/properties/representative/properties/address_state/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}$"},message:"must match pattern \""+"^[A-Za-z]{2,3}$"+"\""};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/representative/address_state",schemaPath:"#/properties/representative/properties/address_state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data19.address_postal_code !== undefined){
let data30 = data19.address_postal_code;
if(typeof data30 === "string"){
if(!pattern17.test(data30)){
const err62 = {instancePath:instancePath+"/representative/address_postal_code",schemaPath:"#/properties/representative/properties/address_postal_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"+"\""};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/representative/address_postal_code",schemaPath:"#/properties/representative/properties/address_postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data19.address_country !== undefined){
let data31 = data19.address_country;
if(typeof data31 === "string"){
if(!pattern18.test(data31)){
const err64 = {instancePath:instancePath+"/representative/address_country",schemaPath:"#/properties/representative/properties/address_country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/representative/address_country",schemaPath:"#/properties/representative/properties/address_country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data19.phone !== undefined){
let data32 = data19.phone;
if(typeof data32 === "string"){
if(!pattern4.test(data32)){
const err66 = {instancePath:instancePath+"/representative/phone",schemaPath:"#/properties/representative/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/representative/phone",schemaPath:"#/properties/representative/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data19.ssn_last4 !== undefined){
let data33 = data19.ssn_last4;
if(typeof data33 === "string"){
if(!pattern25.test(data33)){
const err68 = {instancePath:instancePath+"/representative/ssn_last4",schemaPath:"#/properties/representative/properties/ssn_last4/pattern",keyword:"pattern",params:{pattern: "^\\d{4}$"},message:"must match pattern \""+"^\\d{4}$"+"\""};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/representative/ssn_last4",schemaPath:"#/properties/representative/properties/ssn_last4/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data19.is_owner !== undefined){
if(typeof data19.is_owner !== "boolean"){
const err70 = {instancePath:instancePath+"/representative/is_owner",schemaPath:"#/properties/representative/properties/is_owner/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/representative",schemaPath:"#/properties/representative/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.owners !== undefined){
let data35 = data.owners;
if(Array.isArray(data35)){
if(data35.length > 4){
const err72 = {instancePath:instancePath+"/owners",schemaPath:"#/properties/owners/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
const len0 = data35.length;
for(let i0=0; i0<len0; i0++){
let data36 = data35[i0];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
for(const key5 in data36){
if(!((key5 === "name") || (key5 === "email"))){
const err73 = {instancePath:instancePath+"/owners/" + i0,schemaPath:"#/properties/owners/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data36.name !== undefined){
let data37 = data36.name;
if(typeof data37 === "string"){
if(!pattern4.test(data37)){
const err74 = {instancePath:instancePath+"/owners/" + i0+"/name",schemaPath:"#/properties/owners/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/owners/" + i0+"/name",schemaPath:"#/properties/owners/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data36.email !== undefined){
let data38 = data36.email;
if(typeof data38 === "string"){
if(data38.length > 254){
const err76 = {instancePath:instancePath+"/owners/" + i0+"/email",schemaPath:"#/properties/owners/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(!pattern11.test(data38)){
const err77 = {instancePath:instancePath+"/owners/" + i0+"/email",schemaPath:"#/properties/owners/items/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$"},message:"must match pattern \""+"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$"+"\""};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/owners/" + i0+"/email",schemaPath:"#/properties/owners/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/owners/" + i0,schemaPath:"#/properties/owners/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/owners",schemaPath:"#/properties/owners/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.bank_account !== undefined){
let data39 = data.bank_account;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
for(const key6 in data39){
if(!((((((key6 === "bank_name") || (key6 === "account_nickname")) || (key6 === "routing_number")) || (key6 === "account_number")) || (key6 === "account_type")) || (key6 === "account_owner_name"))){
const err81 = {instancePath:instancePath+"/bank_account",schemaPath:"#/properties/bank_account/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data39.bank_name !== undefined){
let data40 = data39.bank_name;
if(typeof data40 === "string"){
if(!pattern4.test(data40)){
const err82 = {instancePath:instancePath+"/bank_account/bank_name",schemaPath:"#/properties/bank_account/properties/bank_name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/bank_account/bank_name",schemaPath:"#/properties/bank_account/properties/bank_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data39.account_nickname !== undefined){
let data41 = data39.account_nickname;
if(typeof data41 === "string"){
if(!pattern4.test(data41)){
const err84 = {instancePath:instancePath+"/bank_account/account_nickname",schemaPath:"#/properties/bank_account/properties/account_nickname/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/bank_account/account_nickname",schemaPath:"#/properties/bank_account/properties/account_nickname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data39.routing_number !== undefined){
let data42 = data39.routing_number;
if(typeof data42 === "string"){
if(!pattern38.test(data42)){
const err86 = {instancePath:instancePath+"/bank_account/routing_number",schemaPath:"#/properties/bank_account/properties/routing_number/pattern",keyword:"pattern",params:{pattern: "^\\d{9}$"},message:"must match pattern \""+"^\\d{9}$"+"\""};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/bank_account/routing_number",schemaPath:"#/properties/bank_account/properties/routing_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data39.account_number !== undefined){
let data43 = data39.account_number;
if(typeof data43 === "string"){
if(!pattern39.test(data43)){
const err88 = {instancePath:instancePath+"/bank_account/account_number",schemaPath:"#/properties/bank_account/properties/account_number/pattern",keyword:"pattern",params:{pattern: "^\\d{4,17}$"},message:"must match pattern \""+"^\\d{4,17}$"+"\""};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/bank_account/account_number",schemaPath:"#/properties/bank_account/properties/account_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data39.account_type !== undefined){
let data44 = data39.account_type;
if(typeof data44 !== "string"){
const err90 = {instancePath:instancePath+"/bank_account/account_type",schemaPath:"#/properties/bank_account/properties/account_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(!((data44 === "checking") || (data44 === "savings"))){
const err91 = {instancePath:instancePath+"/bank_account/account_type",schemaPath:"#/properties/bank_account/properties/account_type/enum",keyword:"enum",params:{allowedValues: schema34.properties.bank_account.properties.account_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data39.account_owner_name !== undefined){
let data45 = data39.account_owner_name;
if(typeof data45 === "string"){
if(!pattern4.test(data45)){
const err92 = {instancePath:instancePath+"/bank_account/account_owner_name",schemaPath:"#/properties/bank_account/properties/account_owner_name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/bank_account/account_owner_name",schemaPath:"#/properties/bank_account/properties/account_owner_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/bank_account",schemaPath:"#/properties/bank_account/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.terms_and_conditions !== undefined){
let data46 = data.terms_and_conditions;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
for(const key7 in data46){
if(!(((key7 === "accepted") || (key7 === "ip")) || (key7 === "user_agent"))){
const err95 = {instancePath:instancePath+"/terms_and_conditions",schemaPath:"#/properties/terms_and_conditions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data46.accepted !== undefined){
if(typeof data46.accepted !== "boolean"){
const err96 = {instancePath:instancePath+"/terms_and_conditions/accepted",schemaPath:"#/properties/terms_and_conditions/properties/accepted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data46.ip !== undefined){
if(typeof data46.ip !== "string"){
const err97 = {instancePath:instancePath+"/terms_and_conditions/ip",schemaPath:"#/properties/terms_and_conditions/properties/ip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data46.user_agent !== undefined){
let data49 = data46.user_agent;
if(typeof data49 === "string"){
if(!pattern4.test(data49)){
const err98 = {instancePath:instancePath+"/terms_and_conditions/user_agent",schemaPath:"#/properties/terms_and_conditions/properties/user_agent/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/terms_and_conditions/user_agent",schemaPath:"#/properties/terms_and_conditions/properties/user_agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/terms_and_conditions",schemaPath:"#/properties/terms_and_conditions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createFeeConfiguration = validate24;
const schema35 = {"type":"object","properties":{"variable_rate":{"type":"number","minimum":0,"maximum":100},"transaction_fee_cents":{"type":"integer","minimum":0,"maximum":99999999},"fee_cap_cents":{"type":"integer","minimum":0,"maximum":99999999},"effective_start":{"type":"string"},"effective_end":{"type":"string"}},"required":["variable_rate"],"additionalProperties":false,"$id":"createFeeConfiguration"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createFeeConfiguration" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.variable_rate === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "variable_rate"},message:"must have required property '"+"variable_rate"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "variable_rate") || (key0 === "transaction_fee_cents")) || (key0 === "fee_cap_cents")) || (key0 === "effective_start")) || (key0 === "effective_end"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.variable_rate !== undefined){
let data0 = data.variable_rate;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/variable_rate",schemaPath:"#/properties/variable_rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/variable_rate",schemaPath:"#/properties/variable_rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/variable_rate",schemaPath:"#/properties/variable_rate/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.transaction_fee_cents !== undefined){
let data1 = data.transaction_fee_cents;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/transaction_fee_cents",schemaPath:"#/properties/transaction_fee_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 99999999 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/transaction_fee_cents",schemaPath:"#/properties/transaction_fee_cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999},message:"must be <= 99999999"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/transaction_fee_cents",schemaPath:"#/properties/transaction_fee_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.fee_cap_cents !== undefined){
let data2 = data.fee_cap_cents;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/fee_cap_cents",schemaPath:"#/properties/fee_cap_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 99999999 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/fee_cap_cents",schemaPath:"#/properties/fee_cap_cents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999},message:"must be <= 99999999"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/fee_cap_cents",schemaPath:"#/properties/fee_cap_cents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.effective_start !== undefined){
if(typeof data.effective_start !== "string"){
const err11 = {instancePath:instancePath+"/effective_start",schemaPath:"#/properties/effective_start/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.effective_end !== undefined){
if(typeof data.effective_end !== "string"){
const err12 = {instancePath:instancePath+"/effective_end",schemaPath:"#/properties/effective_end/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createPaymentMethod = validate25;
const schema36 = {"type":"object","properties":{"payment_method":{"type":"object","properties":{"card":{"type":"object","properties":{"name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"number":{"type":"string"},"verification":{"type":"string","pattern":"^\\d{3,4}$"},"month":{"type":["string","integer"],"pattern":"^(0?[1-9]|1[0-2])$","minimum":1,"maximum":12},"year":{"anyOf":[{"type":"string","pattern":"^(\\d{2}|\\d{4})$"},{"type":"integer","minimum":10,"maximum":99},{"type":"integer","minimum":1000,"maximum":9999}]},"address_line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"address_postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"address_country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"brand":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["name","number","month","year","address_postal_code"],"additionalProperties":false},"bank_account":{"type":"object","properties":{"account_owner_name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"routing_number":{"type":"string","pattern":"^\\d{9}$"},"account_number":{"type":"string","pattern":"^\\d{4,17}$"},"account_type":{"type":"string","enum":["checking","savings"]},"account_owner_type":{"type":"string","enum":["individual","company"]},"country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"currency":{"type":"string","enum":["usd","cad"]},"bank_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["account_owner_name","routing_number","account_number","account_type","account_owner_type","country","currency"],"additionalProperties":false}},"additionalProperties":false,"minProperties":1,"maxProperties":1},"email":{"type":"string","pattern":"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$","maxLength":254}},"required":["payment_method"],"additionalProperties":false,"$id":"createPaymentMethod"};
const pattern43 = new RegExp("^\\d{3,4}$", "");
const pattern44 = new RegExp("^(0?[1-9]|1[0-2])$", "");
const pattern45 = new RegExp("^(\\d{2}|\\d{4})$", "");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createPaymentMethod" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment_method"},message:"must have required property '"+"payment_method"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "payment_method") || (key0 === "email"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.payment_method !== undefined){
let data0 = data.payment_method;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 1){
const err2 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Object.keys(data0).length < 1){
const err3 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "card") || (key1 === "bank_account"))){
const err4 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.card !== undefined){
let data1 = data0.card;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err5 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.number === undefined){
const err6 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.month === undefined){
const err7 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "month"},message:"must have required property '"+"month"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.year === undefined){
const err8 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "year"},message:"must have required property '"+"year"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.address_postal_code === undefined){
const err9 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "address_postal_code"},message:"must have required property '"+"address_postal_code"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key2 in data1){
if(!(func1.call(schema36.properties.payment_method.properties.card.properties, key2))){
const err10 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(data2.length < 1){
const err11 = {instancePath:instancePath+"/payment_method/card/name",schemaPath:"#/properties/payment_method/properties/card/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern4.test(data2)){
const err12 = {instancePath:instancePath+"/payment_method/card/name",schemaPath:"#/properties/payment_method/properties/card/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/payment_method/card/name",schemaPath:"#/properties/payment_method/properties/card/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.number !== undefined){
if(typeof data1.number !== "string"){
const err14 = {instancePath:instancePath+"/payment_method/card/number",schemaPath:"#/properties/payment_method/properties/card/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.verification !== undefined){
let data4 = data1.verification;
if(typeof data4 === "string"){
if(!pattern43.test(data4)){
const err15 = {instancePath:instancePath+"/payment_method/card/verification",schemaPath:"#/properties/payment_method/properties/card/properties/verification/pattern",keyword:"pattern",params:{pattern: "^\\d{3,4}$"},message:"must match pattern \""+"^\\d{3,4}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/payment_method/card/verification",schemaPath:"#/properties/payment_method/properties/card/properties/verification/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.month !== undefined){
let data5 = data1.month;
if((typeof data5 !== "string") && (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5))))){
const err17 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/type",keyword:"type",params:{type: schema36.properties.payment_method.properties.card.properties.month.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 12 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(typeof data5 === "string"){
if(!pattern44.test(data5)){
const err20 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/pattern",keyword:"pattern",params:{pattern: "^(0?[1-9]|1[0-2])$"},message:"must match pattern \""+"^(0?[1-9]|1[0-2])$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data1.year !== undefined){
let data6 = data1.year;
const _errs17 = errors;
let valid3 = false;
const _errs18 = errors;
if(typeof data6 === "string"){
if(!pattern45.test(data6)){
const err21 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(\\d{2}|\\d{4})$"},message:"must match pattern \""+"^(\\d{2}|\\d{4})$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs18 === errors;
valid3 = valid3 || _valid0;
const _errs20 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err23 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6 < 10 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid0 = _errs20 === errors;
valid3 = valid3 || _valid0;
const _errs22 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err26 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9999 || isNaN(data6)){
const err27 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data6 < 1000 || isNaN(data6)){
const err28 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var _valid0 = _errs22 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err29 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data1.address_line1 !== undefined){
let data7 = data1.address_line1;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err30 = {instancePath:instancePath+"/payment_method/card/address_line1",schemaPath:"#/properties/payment_method/properties/card/properties/address_line1/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/payment_method/card/address_line1",schemaPath:"#/properties/payment_method/properties/card/properties/address_line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data1.address_line2 !== undefined){
let data8 = data1.address_line2;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err32 = {instancePath:instancePath+"/payment_method/card/address_line2",schemaPath:"#/properties/payment_method/properties/card/properties/address_line2/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/payment_method/card/address_line2",schemaPath:"#/properties/payment_method/properties/card/properties/address_line2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data1.address_city !== undefined){
let data9 = data1.address_city;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
const err34 = {instancePath:instancePath+"/payment_method/card/address_city",schemaPath:"#/properties/payment_method/properties/card/properties/address_city/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/payment_method/card/address_city",schemaPath:"#/properties/payment_method/properties/card/properties/address_city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data1.address_state !== undefined){
let data10 = data1.address_state;
if(typeof data10 === "string"){
if(!pattern16.test(data10)){
const err36 = {instancePath:instancePath+"/payment_method/card/address_state",schemaPath:"#/properties/payment_method/properties/card/properties/address_state/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}$"},message:"must match pattern \""+"^[A-Za-z]{2,3}$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/payment_method/card/address_state",schemaPath:"#/properties/payment_method/properties/card/properties/address_state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data1.address_postal_code !== undefined){
let data11 = data1.address_postal_code;
if(typeof data11 === "string"){
if(!pattern17.test(data11)){
const err38 = {instancePath:instancePath+"/payment_method/card/address_postal_code",schemaPath:"#/properties/payment_method/properties/card/properties/address_postal_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/payment_method/card/address_postal_code",schemaPath:"#/properties/payment_method/properties/card/properties/address_postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data1.address_country !== undefined){
let data12 = data1.address_country;
if(typeof data12 === "string"){
if(!pattern18.test(data12)){
const err40 = {instancePath:instancePath+"/payment_method/card/address_country",schemaPath:"#/properties/payment_method/properties/card/properties/address_country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/payment_method/card/address_country",schemaPath:"#/properties/payment_method/properties/card/properties/address_country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data1.brand !== undefined){
let data13 = data1.brand;
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
const err42 = {instancePath:instancePath+"/payment_method/card/brand",schemaPath:"#/properties/payment_method/properties/card/properties/brand/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/payment_method/card/brand",schemaPath:"#/properties/payment_method/properties/card/properties/brand/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data1.metadata !== undefined){
let data14 = data1.metadata;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(Object.keys(data14).length > 500){
const err44 = {instancePath:instancePath+"/payment_method/card/metadata",schemaPath:"#/properties/payment_method/properties/card/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/payment_method/card/metadata",schemaPath:"#/properties/payment_method/properties/card/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data0.bank_account !== undefined){
let data15 = data0.bank_account;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.account_owner_name === undefined){
const err47 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_owner_name"},message:"must have required property '"+"account_owner_name"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data15.routing_number === undefined){
const err48 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "routing_number"},message:"must have required property '"+"routing_number"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data15.account_number === undefined){
const err49 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_number"},message:"must have required property '"+"account_number"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data15.account_type === undefined){
const err50 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_type"},message:"must have required property '"+"account_type"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data15.account_owner_type === undefined){
const err51 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_owner_type"},message:"must have required property '"+"account_owner_type"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data15.country === undefined){
const err52 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data15.currency === undefined){
const err53 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
for(const key3 in data15){
if(!(func1.call(schema36.properties.payment_method.properties.bank_account.properties, key3))){
const err54 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data15.account_owner_name !== undefined){
let data16 = data15.account_owner_name;
if(typeof data16 === "string"){
if(data16.length < 1){
const err55 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!pattern4.test(data16)){
const err56 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data15.routing_number !== undefined){
let data17 = data15.routing_number;
if(typeof data17 === "string"){
if(!pattern38.test(data17)){
const err58 = {instancePath:instancePath+"/payment_method/bank_account/routing_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/routing_number/pattern",keyword:"pattern",params:{pattern: "^\\d{9}$"},message:"must match pattern \""+"^\\d{9}$"+"\""};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/payment_method/bank_account/routing_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/routing_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data15.account_number !== undefined){
let data18 = data15.account_number;
if(typeof data18 === "string"){
if(!pattern39.test(data18)){
const err60 = {instancePath:instancePath+"/payment_method/bank_account/account_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_number/pattern",keyword:"pattern",params:{pattern: "^\\d{4,17}$"},message:"must match pattern \""+"^\\d{4,17}$"+"\""};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/payment_method/bank_account/account_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data15.account_type !== undefined){
let data19 = data15.account_type;
if(typeof data19 !== "string"){
const err62 = {instancePath:instancePath+"/payment_method/bank_account/account_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!((data19 === "checking") || (data19 === "savings"))){
const err63 = {instancePath:instancePath+"/payment_method/bank_account/account_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_type/enum",keyword:"enum",params:{allowedValues: schema36.properties.payment_method.properties.bank_account.properties.account_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data15.account_owner_type !== undefined){
let data20 = data15.account_owner_type;
if(typeof data20 !== "string"){
const err64 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(!((data20 === "individual") || (data20 === "company"))){
const err65 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_type/enum",keyword:"enum",params:{allowedValues: schema36.properties.payment_method.properties.bank_account.properties.account_owner_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data15.country !== undefined){
let data21 = data15.country;
if(typeof data21 === "string"){
if(!pattern18.test(data21)){
const err66 = {instancePath:instancePath+"/payment_method/bank_account/country",schemaPath:"#/properties/payment_method/properties/bank_account/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/payment_method/bank_account/country",schemaPath:"#/properties/payment_method/properties/bank_account/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data15.currency !== undefined){
let data22 = data15.currency;
if(typeof data22 !== "string"){
const err68 = {instancePath:instancePath+"/payment_method/bank_account/currency",schemaPath:"#/properties/payment_method/properties/bank_account/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(!((data22 === "usd") || (data22 === "cad"))){
const err69 = {instancePath:instancePath+"/payment_method/bank_account/currency",schemaPath:"#/properties/payment_method/properties/bank_account/properties/currency/enum",keyword:"enum",params:{allowedValues: schema36.properties.payment_method.properties.bank_account.properties.currency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data15.bank_name !== undefined){
let data23 = data15.bank_name;
if(typeof data23 === "string"){
if(!pattern4.test(data23)){
const err70 = {instancePath:instancePath+"/payment_method/bank_account/bank_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/bank_name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/payment_method/bank_account/bank_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/bank_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data15.metadata !== undefined){
let data24 = data15.metadata;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(Object.keys(data24).length > 500){
const err72 = {instancePath:instancePath+"/payment_method/bank_account/metadata",schemaPath:"#/properties/payment_method/properties/bank_account/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/payment_method/bank_account/metadata",schemaPath:"#/properties/payment_method/properties/bank_account/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.email !== undefined){
let data25 = data.email;
if(typeof data25 === "string"){
if(data25.length > 254){
const err76 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(!pattern11.test(data25)){
const err77 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$"},message:"must match pattern \""+"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$"+"\""};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updatePaymentMethod = validate26;
const schema37 = {"type":"object","properties":{"card":{"type":"object","properties":{"name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"month":{"type":["string","integer"],"pattern":"^(0?[1-9]|1[0-2])$","minimum":1,"maximum":12},"year":{"anyOf":[{"type":"string","pattern":"^(\\d{2}|\\d{4})$"},{"type":"integer","minimum":10,"maximum":99},{"type":"integer","minimum":1000,"maximum":9999}]},"address_line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"address_postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"address_country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"additionalProperties":false},"bank_account":{"type":"object","properties":{"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"additionalProperties":false}},"additionalProperties":false,"$id":"updatePaymentMethod"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updatePaymentMethod" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "card") || (key0 === "bank_account"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.card !== undefined){
let data0 = data.card;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(func1.call(schema37.properties.card.properties, key1))){
const err1 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/card/name",schemaPath:"#/properties/card/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/card/name",schemaPath:"#/properties/card/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/card/name",schemaPath:"#/properties/card/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.month !== undefined){
let data2 = data0.month;
if((typeof data2 !== "string") && (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2))))){
const err5 = {instancePath:instancePath+"/card/month",schemaPath:"#/properties/card/properties/month/type",keyword:"type",params:{type: schema37.properties.card.properties.month.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 12 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/card/month",schemaPath:"#/properties/card/properties/month/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/card/month",schemaPath:"#/properties/card/properties/month/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(typeof data2 === "string"){
if(!pattern44.test(data2)){
const err8 = {instancePath:instancePath+"/card/month",schemaPath:"#/properties/card/properties/month/pattern",keyword:"pattern",params:{pattern: "^(0?[1-9]|1[0-2])$"},message:"must match pattern \""+"^(0?[1-9]|1[0-2])$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data0.year !== undefined){
let data3 = data0.year;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(typeof data3 === "string"){
if(!pattern45.test(data3)){
const err9 = {instancePath:instancePath+"/card/year",schemaPath:"#/properties/card/properties/year/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(\\d{2}|\\d{4})$"},message:"must match pattern \""+"^(\\d{2}|\\d{4})$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/card/year",schemaPath:"#/properties/card/properties/year/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
const _errs13 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/card/year",schemaPath:"#/properties/card/properties/year/anyOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 99 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/card/year",schemaPath:"#/properties/card/properties/year/anyOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 10 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/card/year",schemaPath:"#/properties/card/properties/year/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
const _errs15 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/card/year",schemaPath:"#/properties/card/properties/year/anyOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9999 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/card/year",schemaPath:"#/properties/card/properties/year/anyOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3 < 1000 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/card/year",schemaPath:"#/properties/card/properties/year/anyOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err17 = {instancePath:instancePath+"/card/year",schemaPath:"#/properties/card/properties/year/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data0.address_line1 !== undefined){
let data4 = data0.address_line1;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err18 = {instancePath:instancePath+"/card/address_line1",schemaPath:"#/properties/card/properties/address_line1/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/card/address_line1",schemaPath:"#/properties/card/properties/address_line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.address_line2 !== undefined){
let data5 = data0.address_line2;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err20 = {instancePath:instancePath+"/card/address_line2",schemaPath:"#/properties/card/properties/address_line2/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/card/address_line2",schemaPath:"#/properties/card/properties/address_line2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.address_city !== undefined){
let data6 = data0.address_city;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err22 = {instancePath:instancePath+"/card/address_city",schemaPath:"#/properties/card/properties/address_city/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/card/address_city",schemaPath:"#/properties/card/properties/address_city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data0.address_state !== undefined){
let data7 = data0.address_state;
if(typeof data7 === "string"){
if(!pattern16.test(data7)){
const err24 = {instancePath:instancePath+"/card/address_state",schemaPath:"#/properties/card/properties/address_state/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}$"},message:"must match pattern \""+"^[A-Za-z]{2,3}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/card/address_state",schemaPath:"#/properties/card/properties/address_state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data0.address_postal_code !== undefined){
let data8 = data0.address_postal_code;
if(typeof data8 === "string"){
if(!pattern17.test(data8)){
const err26 = {instancePath:instancePath+"/card/address_postal_code",schemaPath:"#/properties/card/properties/address_postal_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/card/address_postal_code",schemaPath:"#/properties/card/properties/address_postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data0.address_country !== undefined){
let data9 = data0.address_country;
if(typeof data9 === "string"){
if(!pattern18.test(data9)){
const err28 = {instancePath:instancePath+"/card/address_country",schemaPath:"#/properties/card/properties/address_country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/card/address_country",schemaPath:"#/properties/card/properties/address_country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data0.metadata !== undefined){
let data10 = data0.metadata;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(Object.keys(data10).length > 500){
const err30 = {instancePath:instancePath+"/card/metadata",schemaPath:"#/properties/card/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/card/metadata",schemaPath:"#/properties/card/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.bank_account !== undefined){
let data11 = data.bank_account;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 in data11){
if(!(key2 === "metadata")){
const err33 = {instancePath:instancePath+"/bank_account",schemaPath:"#/properties/bank_account/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data11.metadata !== undefined){
let data12 = data11.metadata;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(Object.keys(data12).length > 500){
const err34 = {instancePath:instancePath+"/bank_account/metadata",schemaPath:"#/properties/bank_account/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/bank_account/metadata",schemaPath:"#/properties/bank_account/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/bank_account",schemaPath:"#/properties/bank_account/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createPayment = validate27;
const schema38 = {"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":50,"exclusiveMaximum":100000000},"currency":{"type":"string","enum":["usd","cad"]},"capture_strategy":{"type":"string","enum":["automatic","manual"]},"email":{"type":"string","pattern":"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$","maxLength":254},"description":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500},"fees":{"type":"array","items":{"type":"object","properties":{"type":{"type":"string","enum":["processing_fee","platform_fee"]},"amount":{"type":"integer","exclusiveMinimum":0}},"required":["type","amount"],"additionalProperties":false},"maxItems":100},"application_fee_amount":{"type":"integer","exclusiveMinimum":0},"payment_method":{"type":"object","properties":{"card":{"type":"object","properties":{"name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"number":{"type":"string"},"verification":{"type":"string","pattern":"^\\d{3,4}$"},"month":{"type":["string","integer"],"pattern":"^(0?[1-9]|1[0-2])$","minimum":1,"maximum":12},"year":{"anyOf":[{"type":"string","pattern":"^(\\d{2}|\\d{4})$"},{"type":"integer","minimum":10,"maximum":99},{"type":"integer","minimum":1000,"maximum":9999}]},"address_line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"address_postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"address_country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"brand":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["name","number","month","year","address_postal_code"],"additionalProperties":false},"bank_account":{"type":"object","properties":{"account_owner_name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"routing_number":{"type":"string","pattern":"^\\d{9}$"},"account_number":{"type":"string","pattern":"^\\d{4,17}$"},"account_type":{"type":"string","enum":["checking","savings"]},"account_owner_type":{"type":"string","enum":["individual","company"]},"country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"currency":{"type":"string","enum":["usd","cad"]},"bank_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["account_owner_name","routing_number","account_number","account_type","account_owner_type","country","currency"],"additionalProperties":false},"token":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"}},"additionalProperties":false,"minProperties":1,"maxProperties":1},"statement_descriptor":{"type":"string","minLength":5,"maxLength":22,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"expedited":{"type":"boolean"}},"required":["amount","currency","payment_method"],"additionalProperties":false,"$id":"createPayment"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createPayment" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.currency === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.payment_method === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment_method"},message:"must have required property '"+"payment_method"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema38.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 >= 100000000 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/exclusiveMaximum",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 100000000},message:"must be < 100000000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 <= 50 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 50},message:"must be > 50"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.currency !== undefined){
let data1 = data.currency;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data1 === "usd") || (data1 === "cad"))){
const err8 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: schema38.properties.currency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.capture_strategy !== undefined){
let data2 = data.capture_strategy;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/capture_strategy",schemaPath:"#/properties/capture_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data2 === "automatic") || (data2 === "manual"))){
const err10 = {instancePath:instancePath+"/capture_strategy",schemaPath:"#/properties/capture_strategy/enum",keyword:"enum",params:{allowedValues: schema38.properties.capture_strategy.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
if(typeof data3 === "string"){
if(data3.length > 254){
const err11 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern11.test(data3)){
const err12 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$"},message:"must match pattern \""+"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err14 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.metadata !== undefined){
let data5 = data.metadata;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 500){
const err16 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.fees !== undefined){
let data6 = data.fees;
if(Array.isArray(data6)){
if(data6.length > 100){
const err18 = {instancePath:instancePath+"/fees",schemaPath:"#/properties/fees/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err19 = {instancePath:instancePath+"/fees/" + i0,schemaPath:"#/properties/fees/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7.amount === undefined){
const err20 = {instancePath:instancePath+"/fees/" + i0,schemaPath:"#/properties/fees/items/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data7){
if(!((key1 === "type") || (key1 === "amount"))){
const err21 = {instancePath:instancePath+"/fees/" + i0,schemaPath:"#/properties/fees/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.type !== undefined){
let data8 = data7.type;
if(typeof data8 !== "string"){
const err22 = {instancePath:instancePath+"/fees/" + i0+"/type",schemaPath:"#/properties/fees/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data8 === "processing_fee") || (data8 === "platform_fee"))){
const err23 = {instancePath:instancePath+"/fees/" + i0+"/type",schemaPath:"#/properties/fees/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema38.properties.fees.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.amount !== undefined){
let data9 = data7.amount;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err24 = {instancePath:instancePath+"/fees/" + i0+"/amount",schemaPath:"#/properties/fees/items/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 <= 0 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/fees/" + i0+"/amount",schemaPath:"#/properties/fees/items/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
else {
const err26 = {instancePath:instancePath+"/fees/" + i0,schemaPath:"#/properties/fees/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/fees",schemaPath:"#/properties/fees/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.application_fee_amount !== undefined){
let data10 = data.application_fee_amount;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err28 = {instancePath:instancePath+"/application_fee_amount",schemaPath:"#/properties/application_fee_amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 <= 0 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/application_fee_amount",schemaPath:"#/properties/application_fee_amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.payment_method !== undefined){
let data11 = data.payment_method;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length > 1){
const err30 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(Object.keys(data11).length < 1){
const err31 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key2 in data11){
if(!(((key2 === "card") || (key2 === "bank_account")) || (key2 === "token"))){
const err32 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data11.card !== undefined){
let data12 = data11.card;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.name === undefined){
const err33 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data12.number === undefined){
const err34 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12.month === undefined){
const err35 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "month"},message:"must have required property '"+"month"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data12.year === undefined){
const err36 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "year"},message:"must have required property '"+"year"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data12.address_postal_code === undefined){
const err37 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "address_postal_code"},message:"must have required property '"+"address_postal_code"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key3 in data12){
if(!(func1.call(schema38.properties.payment_method.properties.card.properties, key3))){
const err38 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data12.name !== undefined){
let data13 = data12.name;
if(typeof data13 === "string"){
if(data13.length < 1){
const err39 = {instancePath:instancePath+"/payment_method/card/name",schemaPath:"#/properties/payment_method/properties/card/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!pattern4.test(data13)){
const err40 = {instancePath:instancePath+"/payment_method/card/name",schemaPath:"#/properties/payment_method/properties/card/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/payment_method/card/name",schemaPath:"#/properties/payment_method/properties/card/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data12.number !== undefined){
if(typeof data12.number !== "string"){
const err42 = {instancePath:instancePath+"/payment_method/card/number",schemaPath:"#/properties/payment_method/properties/card/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data12.verification !== undefined){
let data15 = data12.verification;
if(typeof data15 === "string"){
if(!pattern43.test(data15)){
const err43 = {instancePath:instancePath+"/payment_method/card/verification",schemaPath:"#/properties/payment_method/properties/card/properties/verification/pattern",keyword:"pattern",params:{pattern: "^\\d{3,4}$"},message:"must match pattern \""+"^\\d{3,4}$"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/payment_method/card/verification",schemaPath:"#/properties/payment_method/properties/card/properties/verification/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data12.month !== undefined){
let data16 = data12.month;
if((typeof data16 !== "string") && (!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16))))){
const err45 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/type",keyword:"type",params:{type: schema38.properties.payment_method.properties.card.properties.month.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 12 || isNaN(data16)){
const err46 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err47 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(typeof data16 === "string"){
if(!pattern44.test(data16)){
const err48 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/pattern",keyword:"pattern",params:{pattern: "^(0?[1-9]|1[0-2])$"},message:"must match pattern \""+"^(0?[1-9]|1[0-2])$"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data12.year !== undefined){
let data17 = data12.year;
const _errs41 = errors;
let valid6 = false;
const _errs42 = errors;
if(typeof data17 === "string"){
if(!pattern45.test(data17)){
const err49 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(\\d{2}|\\d{4})$"},message:"must match pattern \""+"^(\\d{2}|\\d{4})$"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid0 = _errs42 === errors;
valid6 = valid6 || _valid0;
const _errs44 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err51 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 99 || isNaN(data17)){
const err52 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data17 < 10 || isNaN(data17)){
const err53 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
var _valid0 = _errs44 === errors;
valid6 = valid6 || _valid0;
const _errs46 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err54 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 9999 || isNaN(data17)){
const err55 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data17 < 1000 || isNaN(data17)){
const err56 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
var _valid0 = _errs46 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const err57 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
}
if(data12.address_line1 !== undefined){
let data18 = data12.address_line1;
if(typeof data18 === "string"){
if(!pattern4.test(data18)){
const err58 = {instancePath:instancePath+"/payment_method/card/address_line1",schemaPath:"#/properties/payment_method/properties/card/properties/address_line1/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/payment_method/card/address_line1",schemaPath:"#/properties/payment_method/properties/card/properties/address_line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data12.address_line2 !== undefined){
let data19 = data12.address_line2;
if(typeof data19 === "string"){
if(!pattern4.test(data19)){
const err60 = {instancePath:instancePath+"/payment_method/card/address_line2",schemaPath:"#/properties/payment_method/properties/card/properties/address_line2/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/payment_method/card/address_line2",schemaPath:"#/properties/payment_method/properties/card/properties/address_line2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data12.address_city !== undefined){
let data20 = data12.address_city;
if(typeof data20 === "string"){
if(!pattern4.test(data20)){
const err62 = {instancePath:instancePath+"/payment_method/card/address_city",schemaPath:"#/properties/payment_method/properties/card/properties/address_city/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/payment_method/card/address_city",schemaPath:"#/properties/payment_method/properties/card/properties/address_city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data12.address_state !== undefined){
let data21 = data12.address_state;
if(typeof data21 === "string"){
if(!pattern16.test(data21)){
const err64 = {instancePath:instancePath+"/payment_method/card/address_state",schemaPath:"#/properties/payment_method/properties/card/properties/address_state/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}$"},message:"must match pattern \""+"^[A-Za-z]{2,3}$"+"\""};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/payment_method/card/address_state",schemaPath:"#/properties/payment_method/properties/card/properties/address_state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data12.address_postal_code !== undefined){
let data22 = data12.address_postal_code;
if(typeof data22 === "string"){
if(!pattern17.test(data22)){
const err66 = {instancePath:instancePath+"/payment_method/card/address_postal_code",schemaPath:"#/properties/payment_method/properties/card/properties/address_postal_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"+"\""};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/payment_method/card/address_postal_code",schemaPath:"#/properties/payment_method/properties/card/properties/address_postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data12.address_country !== undefined){
let data23 = data12.address_country;
if(typeof data23 === "string"){
if(!pattern18.test(data23)){
const err68 = {instancePath:instancePath+"/payment_method/card/address_country",schemaPath:"#/properties/payment_method/properties/card/properties/address_country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/payment_method/card/address_country",schemaPath:"#/properties/payment_method/properties/card/properties/address_country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data12.brand !== undefined){
let data24 = data12.brand;
if(typeof data24 === "string"){
if(!pattern4.test(data24)){
const err70 = {instancePath:instancePath+"/payment_method/card/brand",schemaPath:"#/properties/payment_method/properties/card/properties/brand/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/payment_method/card/brand",schemaPath:"#/properties/payment_method/properties/card/properties/brand/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data12.metadata !== undefined){
let data25 = data12.metadata;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(Object.keys(data25).length > 500){
const err72 = {instancePath:instancePath+"/payment_method/card/metadata",schemaPath:"#/properties/payment_method/properties/card/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/payment_method/card/metadata",schemaPath:"#/properties/payment_method/properties/card/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data11.bank_account !== undefined){
let data26 = data11.bank_account;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.account_owner_name === undefined){
const err75 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_owner_name"},message:"must have required property '"+"account_owner_name"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data26.routing_number === undefined){
const err76 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "routing_number"},message:"must have required property '"+"routing_number"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data26.account_number === undefined){
const err77 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_number"},message:"must have required property '"+"account_number"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data26.account_type === undefined){
const err78 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_type"},message:"must have required property '"+"account_type"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data26.account_owner_type === undefined){
const err79 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_owner_type"},message:"must have required property '"+"account_owner_type"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data26.country === undefined){
const err80 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data26.currency === undefined){
const err81 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
for(const key4 in data26){
if(!(func1.call(schema38.properties.payment_method.properties.bank_account.properties, key4))){
const err82 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data26.account_owner_name !== undefined){
let data27 = data26.account_owner_name;
if(typeof data27 === "string"){
if(data27.length < 1){
const err83 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(!pattern4.test(data27)){
const err84 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data26.routing_number !== undefined){
let data28 = data26.routing_number;
if(typeof data28 === "string"){
if(!pattern38.test(data28)){
const err86 = {instancePath:instancePath+"/payment_method/bank_account/routing_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/routing_number/pattern",keyword:"pattern",params:{pattern: "^\\d{9}$"},message:"must match pattern \""+"^\\d{9}$"+"\""};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/payment_method/bank_account/routing_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/routing_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data26.account_number !== undefined){
let data29 = data26.account_number;
if(typeof data29 === "string"){
if(!pattern39.test(data29)){
const err88 = {instancePath:instancePath+"/payment_method/bank_account/account_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_number/pattern",keyword:"pattern",params:{pattern: "^\\d{4,17}$"},message:"must match pattern \""+"^\\d{4,17}$"+"\""};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/payment_method/bank_account/account_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data26.account_type !== undefined){
let data30 = data26.account_type;
if(typeof data30 !== "string"){
const err90 = {instancePath:instancePath+"/payment_method/bank_account/account_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(!((data30 === "checking") || (data30 === "savings"))){
const err91 = {instancePath:instancePath+"/payment_method/bank_account/account_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_type/enum",keyword:"enum",params:{allowedValues: schema38.properties.payment_method.properties.bank_account.properties.account_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data26.account_owner_type !== undefined){
let data31 = data26.account_owner_type;
if(typeof data31 !== "string"){
const err92 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(!((data31 === "individual") || (data31 === "company"))){
const err93 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_type/enum",keyword:"enum",params:{allowedValues: schema38.properties.payment_method.properties.bank_account.properties.account_owner_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data26.country !== undefined){
let data32 = data26.country;
if(typeof data32 === "string"){
if(!pattern18.test(data32)){
const err94 = {instancePath:instancePath+"/payment_method/bank_account/country",schemaPath:"#/properties/payment_method/properties/bank_account/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/payment_method/bank_account/country",schemaPath:"#/properties/payment_method/properties/bank_account/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data26.currency !== undefined){
let data33 = data26.currency;
if(typeof data33 !== "string"){
const err96 = {instancePath:instancePath+"/payment_method/bank_account/currency",schemaPath:"#/properties/payment_method/properties/bank_account/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(!((data33 === "usd") || (data33 === "cad"))){
const err97 = {instancePath:instancePath+"/payment_method/bank_account/currency",schemaPath:"#/properties/payment_method/properties/bank_account/properties/currency/enum",keyword:"enum",params:{allowedValues: schema38.properties.payment_method.properties.bank_account.properties.currency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data26.bank_name !== undefined){
let data34 = data26.bank_name;
if(typeof data34 === "string"){
if(!pattern4.test(data34)){
const err98 = {instancePath:instancePath+"/payment_method/bank_account/bank_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/bank_name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/payment_method/bank_account/bank_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/bank_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data26.metadata !== undefined){
let data35 = data26.metadata;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(Object.keys(data35).length > 500){
const err100 = {instancePath:instancePath+"/payment_method/bank_account/metadata",schemaPath:"#/properties/payment_method/properties/bank_account/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/payment_method/bank_account/metadata",schemaPath:"#/properties/payment_method/properties/bank_account/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data11.token !== undefined){
let data36 = data11.token;
if(typeof data36 === "string"){
if(data36.length < 1){
const err103 = {instancePath:instancePath+"/payment_method/token",schemaPath:"#/properties/payment_method/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(!pattern4.test(data36)){
const err104 = {instancePath:instancePath+"/payment_method/token",schemaPath:"#/properties/payment_method/properties/token/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/payment_method/token",schemaPath:"#/properties/payment_method/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data.statement_descriptor !== undefined){
let data37 = data.statement_descriptor;
if(typeof data37 === "string"){
if(data37.length > 22){
const err107 = {instancePath:instancePath+"/statement_descriptor",schemaPath:"#/properties/statement_descriptor/maxLength",keyword:"maxLength",params:{limit: 22},message:"must NOT have more than 22 characters"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data37.length < 5){
const err108 = {instancePath:instancePath+"/statement_descriptor",schemaPath:"#/properties/statement_descriptor/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(!pattern4.test(data37)){
const err109 = {instancePath:instancePath+"/statement_descriptor",schemaPath:"#/properties/statement_descriptor/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/statement_descriptor",schemaPath:"#/properties/statement_descriptor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data.expedited !== undefined){
if(typeof data.expedited !== "boolean"){
const err111 = {instancePath:instancePath+"/expedited",schemaPath:"#/properties/expedited/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
else {
const err112 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updatePayment = validate28;
const schema39 = {"type":"object","properties":{"description":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"additionalProperties":false,"$id":"updatePayment"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updatePayment" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "description") || (key0 === "metadata"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.description !== undefined){
let data0 = data.description;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.metadata !== undefined){
let data1 = data.metadata;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 500){
const err3 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const capturePayment = validate29;
const schema40 = {"type":"object","properties":{"amount":{"type":"integer"}},"additionalProperties":false,"$id":"capturePayment"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="capturePayment" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "amount")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const voidPayment = validate30;
const schema41 = {"type":"object","properties":{},"additionalProperties":false,"$id":"voidPayment"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="voidPayment" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createPaymentIntent = validate31;
const schema42 = {"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":50,"exclusiveMaximum":100000000},"currency":{"type":"string","enum":["usd","cad"]},"description":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500},"payment_method":{"type":"object","properties":{"card":{"type":"object","properties":{"name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"number":{"type":"string"},"verification":{"type":"string","pattern":"^\\d{3,4}$"},"month":{"type":["string","integer"],"pattern":"^(0?[1-9]|1[0-2])$","minimum":1,"maximum":12},"year":{"anyOf":[{"type":"string","pattern":"^(\\d{2}|\\d{4})$"},{"type":"integer","minimum":10,"maximum":99},{"type":"integer","minimum":1000,"maximum":9999}]},"address_line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"address_postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"address_country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"brand":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["name","number","month","year","address_postal_code"],"additionalProperties":false},"bank_account":{"type":"object","properties":{"account_owner_name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"routing_number":{"type":"string","pattern":"^\\d{9}$"},"account_number":{"type":"string","pattern":"^\\d{4,17}$"},"account_type":{"type":"string","enum":["checking","savings"]},"account_owner_type":{"type":"string","enum":["individual","company"]},"country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"currency":{"type":"string","enum":["usd","cad"]},"bank_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["account_owner_name","routing_number","account_number","account_type","account_owner_type","country","currency"],"additionalProperties":false},"token":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"}},"additionalProperties":false,"minProperties":1,"maxProperties":1}},"required":["amount","currency"],"additionalProperties":false,"$id":"createPaymentIntent"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createPaymentIntent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.currency === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "amount") || (key0 === "currency")) || (key0 === "description")) || (key0 === "metadata")) || (key0 === "payment_method"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 >= 100000000 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/exclusiveMaximum",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 100000000},message:"must be < 100000000"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 <= 50 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 50},message:"must be > 50"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.currency !== undefined){
let data1 = data.currency;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data1 === "usd") || (data1 === "cad"))){
const err7 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: schema42.properties.currency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.metadata !== undefined){
let data3 = data.metadata;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 500){
const err10 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.payment_method !== undefined){
let data4 = data.payment_method;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 1){
const err12 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(Object.keys(data4).length < 1){
const err13 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "card") || (key1 === "bank_account")) || (key1 === "token"))){
const err14 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.card !== undefined){
let data5 = data4.card;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name === undefined){
const err15 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.number === undefined){
const err16 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5.month === undefined){
const err17 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "month"},message:"must have required property '"+"month"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.year === undefined){
const err18 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "year"},message:"must have required property '"+"year"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.address_postal_code === undefined){
const err19 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "address_postal_code"},message:"must have required property '"+"address_postal_code"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key2 in data5){
if(!(func1.call(schema42.properties.payment_method.properties.card.properties, key2))){
const err20 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.name !== undefined){
let data6 = data5.name;
if(typeof data6 === "string"){
if(data6.length < 1){
const err21 = {instancePath:instancePath+"/payment_method/card/name",schemaPath:"#/properties/payment_method/properties/card/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern4.test(data6)){
const err22 = {instancePath:instancePath+"/payment_method/card/name",schemaPath:"#/properties/payment_method/properties/card/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/payment_method/card/name",schemaPath:"#/properties/payment_method/properties/card/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data5.number !== undefined){
if(typeof data5.number !== "string"){
const err24 = {instancePath:instancePath+"/payment_method/card/number",schemaPath:"#/properties/payment_method/properties/card/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data5.verification !== undefined){
let data8 = data5.verification;
if(typeof data8 === "string"){
if(!pattern43.test(data8)){
const err25 = {instancePath:instancePath+"/payment_method/card/verification",schemaPath:"#/properties/payment_method/properties/card/properties/verification/pattern",keyword:"pattern",params:{pattern: "^\\d{3,4}$"},message:"must match pattern \""+"^\\d{3,4}$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/payment_method/card/verification",schemaPath:"#/properties/payment_method/properties/card/properties/verification/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data5.month !== undefined){
let data9 = data5.month;
if((typeof data9 !== "string") && (!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9))))){
const err27 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/type",keyword:"type",params:{type: schema42.properties.payment_method.properties.card.properties.month.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 12 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(typeof data9 === "string"){
if(!pattern44.test(data9)){
const err30 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/pattern",keyword:"pattern",params:{pattern: "^(0?[1-9]|1[0-2])$"},message:"must match pattern \""+"^(0?[1-9]|1[0-2])$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data5.year !== undefined){
let data10 = data5.year;
const _errs26 = errors;
let valid3 = false;
const _errs27 = errors;
if(typeof data10 === "string"){
if(!pattern45.test(data10)){
const err31 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(\\d{2}|\\d{4})$"},message:"must match pattern \""+"^(\\d{2}|\\d{4})$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid3 = valid3 || _valid0;
const _errs29 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err33 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 99 || isNaN(data10)){
const err34 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data10 < 10 || isNaN(data10)){
const err35 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var _valid0 = _errs29 === errors;
valid3 = valid3 || _valid0;
const _errs31 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err36 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9999 || isNaN(data10)){
const err37 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data10 < 1000 || isNaN(data10)){
const err38 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var _valid0 = _errs31 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err39 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data5.address_line1 !== undefined){
let data11 = data5.address_line1;
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
const err40 = {instancePath:instancePath+"/payment_method/card/address_line1",schemaPath:"#/properties/payment_method/properties/card/properties/address_line1/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/payment_method/card/address_line1",schemaPath:"#/properties/payment_method/properties/card/properties/address_line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data5.address_line2 !== undefined){
let data12 = data5.address_line2;
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
const err42 = {instancePath:instancePath+"/payment_method/card/address_line2",schemaPath:"#/properties/payment_method/properties/card/properties/address_line2/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/payment_method/card/address_line2",schemaPath:"#/properties/payment_method/properties/card/properties/address_line2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data5.address_city !== undefined){
let data13 = data5.address_city;
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
const err44 = {instancePath:instancePath+"/payment_method/card/address_city",schemaPath:"#/properties/payment_method/properties/card/properties/address_city/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/payment_method/card/address_city",schemaPath:"#/properties/payment_method/properties/card/properties/address_city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data5.address_state !== undefined){
let data14 = data5.address_state;
if(typeof data14 === "string"){
if(!pattern16.test(data14)){
const err46 = {instancePath:instancePath+"/payment_method/card/address_state",schemaPath:"#/properties/payment_method/properties/card/properties/address_state/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}$"},message:"must match pattern \""+"^[A-Za-z]{2,3}$"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/payment_method/card/address_state",schemaPath:"#/properties/payment_method/properties/card/properties/address_state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data5.address_postal_code !== undefined){
let data15 = data5.address_postal_code;
if(typeof data15 === "string"){
if(!pattern17.test(data15)){
const err48 = {instancePath:instancePath+"/payment_method/card/address_postal_code",schemaPath:"#/properties/payment_method/properties/card/properties/address_postal_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/payment_method/card/address_postal_code",schemaPath:"#/properties/payment_method/properties/card/properties/address_postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data5.address_country !== undefined){
let data16 = data5.address_country;
if(typeof data16 === "string"){
if(!pattern18.test(data16)){
const err50 = {instancePath:instancePath+"/payment_method/card/address_country",schemaPath:"#/properties/payment_method/properties/card/properties/address_country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/payment_method/card/address_country",schemaPath:"#/properties/payment_method/properties/card/properties/address_country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data5.brand !== undefined){
let data17 = data5.brand;
if(typeof data17 === "string"){
if(!pattern4.test(data17)){
const err52 = {instancePath:instancePath+"/payment_method/card/brand",schemaPath:"#/properties/payment_method/properties/card/properties/brand/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/payment_method/card/brand",schemaPath:"#/properties/payment_method/properties/card/properties/brand/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data5.metadata !== undefined){
let data18 = data5.metadata;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(Object.keys(data18).length > 500){
const err54 = {instancePath:instancePath+"/payment_method/card/metadata",schemaPath:"#/properties/payment_method/properties/card/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/payment_method/card/metadata",schemaPath:"#/properties/payment_method/properties/card/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data4.bank_account !== undefined){
let data19 = data4.bank_account;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.account_owner_name === undefined){
const err57 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_owner_name"},message:"must have required property '"+"account_owner_name"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data19.routing_number === undefined){
const err58 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "routing_number"},message:"must have required property '"+"routing_number"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data19.account_number === undefined){
const err59 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_number"},message:"must have required property '"+"account_number"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data19.account_type === undefined){
const err60 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_type"},message:"must have required property '"+"account_type"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data19.account_owner_type === undefined){
const err61 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_owner_type"},message:"must have required property '"+"account_owner_type"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data19.country === undefined){
const err62 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data19.currency === undefined){
const err63 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
for(const key3 in data19){
if(!(func1.call(schema42.properties.payment_method.properties.bank_account.properties, key3))){
const err64 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data19.account_owner_name !== undefined){
let data20 = data19.account_owner_name;
if(typeof data20 === "string"){
if(data20.length < 1){
const err65 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(!pattern4.test(data20)){
const err66 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data19.routing_number !== undefined){
let data21 = data19.routing_number;
if(typeof data21 === "string"){
if(!pattern38.test(data21)){
const err68 = {instancePath:instancePath+"/payment_method/bank_account/routing_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/routing_number/pattern",keyword:"pattern",params:{pattern: "^\\d{9}$"},message:"must match pattern \""+"^\\d{9}$"+"\""};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/payment_method/bank_account/routing_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/routing_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data19.account_number !== undefined){
let data22 = data19.account_number;
if(typeof data22 === "string"){
if(!pattern39.test(data22)){
const err70 = {instancePath:instancePath+"/payment_method/bank_account/account_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_number/pattern",keyword:"pattern",params:{pattern: "^\\d{4,17}$"},message:"must match pattern \""+"^\\d{4,17}$"+"\""};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/payment_method/bank_account/account_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data19.account_type !== undefined){
let data23 = data19.account_type;
if(typeof data23 !== "string"){
const err72 = {instancePath:instancePath+"/payment_method/bank_account/account_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(!((data23 === "checking") || (data23 === "savings"))){
const err73 = {instancePath:instancePath+"/payment_method/bank_account/account_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_type/enum",keyword:"enum",params:{allowedValues: schema42.properties.payment_method.properties.bank_account.properties.account_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data19.account_owner_type !== undefined){
let data24 = data19.account_owner_type;
if(typeof data24 !== "string"){
const err74 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(!((data24 === "individual") || (data24 === "company"))){
const err75 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_type/enum",keyword:"enum",params:{allowedValues: schema42.properties.payment_method.properties.bank_account.properties.account_owner_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data19.country !== undefined){
let data25 = data19.country;
if(typeof data25 === "string"){
if(!pattern18.test(data25)){
const err76 = {instancePath:instancePath+"/payment_method/bank_account/country",schemaPath:"#/properties/payment_method/properties/bank_account/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/payment_method/bank_account/country",schemaPath:"#/properties/payment_method/properties/bank_account/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data19.currency !== undefined){
let data26 = data19.currency;
if(typeof data26 !== "string"){
const err78 = {instancePath:instancePath+"/payment_method/bank_account/currency",schemaPath:"#/properties/payment_method/properties/bank_account/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(!((data26 === "usd") || (data26 === "cad"))){
const err79 = {instancePath:instancePath+"/payment_method/bank_account/currency",schemaPath:"#/properties/payment_method/properties/bank_account/properties/currency/enum",keyword:"enum",params:{allowedValues: schema42.properties.payment_method.properties.bank_account.properties.currency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data19.bank_name !== undefined){
let data27 = data19.bank_name;
if(typeof data27 === "string"){
if(!pattern4.test(data27)){
const err80 = {instancePath:instancePath+"/payment_method/bank_account/bank_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/bank_name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/payment_method/bank_account/bank_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/bank_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data19.metadata !== undefined){
let data28 = data19.metadata;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(Object.keys(data28).length > 500){
const err82 = {instancePath:instancePath+"/payment_method/bank_account/metadata",schemaPath:"#/properties/payment_method/properties/bank_account/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/payment_method/bank_account/metadata",schemaPath:"#/properties/payment_method/properties/bank_account/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data4.token !== undefined){
let data29 = data4.token;
if(typeof data29 === "string"){
if(data29.length < 1){
const err85 = {instancePath:instancePath+"/payment_method/token",schemaPath:"#/properties/payment_method/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(!pattern4.test(data29)){
const err86 = {instancePath:instancePath+"/payment_method/token",schemaPath:"#/properties/payment_method/properties/token/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/payment_method/token",schemaPath:"#/properties/payment_method/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updatePaymentIntent = validate32;
const schema43 = {"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":50,"exclusiveMaximum":100000000},"description":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500},"payment_method":{"type":"object","properties":{"card":{"type":"object","properties":{"name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"number":{"type":"string"},"verification":{"type":"string","pattern":"^\\d{3,4}$"},"month":{"type":["string","integer"],"pattern":"^(0?[1-9]|1[0-2])$","minimum":1,"maximum":12},"year":{"anyOf":[{"type":"string","pattern":"^(\\d{2}|\\d{4})$"},{"type":"integer","minimum":10,"maximum":99},{"type":"integer","minimum":1000,"maximum":9999}]},"address_line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"address_postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"address_country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"brand":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["name","number","month","year","address_postal_code"],"additionalProperties":false},"bank_account":{"type":"object","properties":{"account_owner_name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"routing_number":{"type":"string","pattern":"^\\d{9}$"},"account_number":{"type":"string","pattern":"^\\d{4,17}$"},"account_type":{"type":"string","enum":["checking","savings"]},"account_owner_type":{"type":"string","enum":["individual","company"]},"country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"currency":{"type":"string","enum":["usd","cad"]},"bank_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["account_owner_name","routing_number","account_number","account_type","account_owner_type","country","currency"],"additionalProperties":false},"token":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"}},"additionalProperties":false,"minProperties":1,"maxProperties":1}},"additionalProperties":false,"$id":"updatePaymentIntent"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updatePaymentIntent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "amount") || (key0 === "description")) || (key0 === "metadata")) || (key0 === "payment_method"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 >= 100000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/exclusiveMaximum",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 100000000},message:"must be < 100000000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 <= 50 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 50},message:"must be > 50"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.metadata !== undefined){
let data2 = data.metadata;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 500){
const err6 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.payment_method !== undefined){
let data3 = data.payment_method;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 1){
const err8 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Object.keys(data3).length < 1){
const err9 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data3){
if(!(((key1 === "card") || (key1 === "bank_account")) || (key1 === "token"))){
const err10 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.card !== undefined){
let data4 = data3.card;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err11 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.number === undefined){
const err12 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.month === undefined){
const err13 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "month"},message:"must have required property '"+"month"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.year === undefined){
const err14 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "year"},message:"must have required property '"+"year"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.address_postal_code === undefined){
const err15 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "address_postal_code"},message:"must have required property '"+"address_postal_code"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key2 in data4){
if(!(func1.call(schema43.properties.payment_method.properties.card.properties, key2))){
const err16 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.name !== undefined){
let data5 = data4.name;
if(typeof data5 === "string"){
if(data5.length < 1){
const err17 = {instancePath:instancePath+"/payment_method/card/name",schemaPath:"#/properties/payment_method/properties/card/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern4.test(data5)){
const err18 = {instancePath:instancePath+"/payment_method/card/name",schemaPath:"#/properties/payment_method/properties/card/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/payment_method/card/name",schemaPath:"#/properties/payment_method/properties/card/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.number !== undefined){
if(typeof data4.number !== "string"){
const err20 = {instancePath:instancePath+"/payment_method/card/number",schemaPath:"#/properties/payment_method/properties/card/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.verification !== undefined){
let data7 = data4.verification;
if(typeof data7 === "string"){
if(!pattern43.test(data7)){
const err21 = {instancePath:instancePath+"/payment_method/card/verification",schemaPath:"#/properties/payment_method/properties/card/properties/verification/pattern",keyword:"pattern",params:{pattern: "^\\d{3,4}$"},message:"must match pattern \""+"^\\d{3,4}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/payment_method/card/verification",schemaPath:"#/properties/payment_method/properties/card/properties/verification/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data4.month !== undefined){
let data8 = data4.month;
if((typeof data8 !== "string") && (!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8))))){
const err23 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/type",keyword:"type",params:{type: schema43.properties.payment_method.properties.card.properties.month.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 12 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(typeof data8 === "string"){
if(!pattern44.test(data8)){
const err26 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/pattern",keyword:"pattern",params:{pattern: "^(0?[1-9]|1[0-2])$"},message:"must match pattern \""+"^(0?[1-9]|1[0-2])$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data4.year !== undefined){
let data9 = data4.year;
const _errs24 = errors;
let valid3 = false;
const _errs25 = errors;
if(typeof data9 === "string"){
if(!pattern45.test(data9)){
const err27 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(\\d{2}|\\d{4})$"},message:"must match pattern \""+"^(\\d{2}|\\d{4})$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid0 = _errs25 === errors;
valid3 = valid3 || _valid0;
const _errs27 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err29 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 99 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data9 < 10 || isNaN(data9)){
const err31 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var _valid0 = _errs27 === errors;
valid3 = valid3 || _valid0;
const _errs29 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err32 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9999 || isNaN(data9)){
const err33 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data9 < 1000 || isNaN(data9)){
const err34 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var _valid0 = _errs29 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err35 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
if(data4.address_line1 !== undefined){
let data10 = data4.address_line1;
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
const err36 = {instancePath:instancePath+"/payment_method/card/address_line1",schemaPath:"#/properties/payment_method/properties/card/properties/address_line1/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/payment_method/card/address_line1",schemaPath:"#/properties/payment_method/properties/card/properties/address_line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data4.address_line2 !== undefined){
let data11 = data4.address_line2;
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
const err38 = {instancePath:instancePath+"/payment_method/card/address_line2",schemaPath:"#/properties/payment_method/properties/card/properties/address_line2/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/payment_method/card/address_line2",schemaPath:"#/properties/payment_method/properties/card/properties/address_line2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data4.address_city !== undefined){
let data12 = data4.address_city;
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
const err40 = {instancePath:instancePath+"/payment_method/card/address_city",schemaPath:"#/properties/payment_method/properties/card/properties/address_city/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/payment_method/card/address_city",schemaPath:"#/properties/payment_method/properties/card/properties/address_city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data4.address_state !== undefined){
let data13 = data4.address_state;
if(typeof data13 === "string"){
if(!pattern16.test(data13)){
const err42 = {instancePath:instancePath+"/payment_method/card/address_state",schemaPath:"#/properties/payment_method/properties/card/properties/address_state/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}$"},message:"must match pattern \""+"^[A-Za-z]{2,3}$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/payment_method/card/address_state",schemaPath:"#/properties/payment_method/properties/card/properties/address_state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data4.address_postal_code !== undefined){
let data14 = data4.address_postal_code;
if(typeof data14 === "string"){
if(!pattern17.test(data14)){
const err44 = {instancePath:instancePath+"/payment_method/card/address_postal_code",schemaPath:"#/properties/payment_method/properties/card/properties/address_postal_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/payment_method/card/address_postal_code",schemaPath:"#/properties/payment_method/properties/card/properties/address_postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data4.address_country !== undefined){
let data15 = data4.address_country;
if(typeof data15 === "string"){
if(!pattern18.test(data15)){
const err46 = {instancePath:instancePath+"/payment_method/card/address_country",schemaPath:"#/properties/payment_method/properties/card/properties/address_country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/payment_method/card/address_country",schemaPath:"#/properties/payment_method/properties/card/properties/address_country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data4.brand !== undefined){
let data16 = data4.brand;
if(typeof data16 === "string"){
if(!pattern4.test(data16)){
const err48 = {instancePath:instancePath+"/payment_method/card/brand",schemaPath:"#/properties/payment_method/properties/card/properties/brand/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/payment_method/card/brand",schemaPath:"#/properties/payment_method/properties/card/properties/brand/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data4.metadata !== undefined){
let data17 = data4.metadata;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(Object.keys(data17).length > 500){
const err50 = {instancePath:instancePath+"/payment_method/card/metadata",schemaPath:"#/properties/payment_method/properties/card/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/payment_method/card/metadata",schemaPath:"#/properties/payment_method/properties/card/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data3.bank_account !== undefined){
let data18 = data3.bank_account;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.account_owner_name === undefined){
const err53 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_owner_name"},message:"must have required property '"+"account_owner_name"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data18.routing_number === undefined){
const err54 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "routing_number"},message:"must have required property '"+"routing_number"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data18.account_number === undefined){
const err55 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_number"},message:"must have required property '"+"account_number"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data18.account_type === undefined){
const err56 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_type"},message:"must have required property '"+"account_type"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data18.account_owner_type === undefined){
const err57 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_owner_type"},message:"must have required property '"+"account_owner_type"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data18.country === undefined){
const err58 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data18.currency === undefined){
const err59 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
for(const key3 in data18){
if(!(func1.call(schema43.properties.payment_method.properties.bank_account.properties, key3))){
const err60 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data18.account_owner_name !== undefined){
let data19 = data18.account_owner_name;
if(typeof data19 === "string"){
if(data19.length < 1){
const err61 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!pattern4.test(data19)){
const err62 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data18.routing_number !== undefined){
let data20 = data18.routing_number;
if(typeof data20 === "string"){
if(!pattern38.test(data20)){
const err64 = {instancePath:instancePath+"/payment_method/bank_account/routing_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/routing_number/pattern",keyword:"pattern",params:{pattern: "^\\d{9}$"},message:"must match pattern \""+"^\\d{9}$"+"\""};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/payment_method/bank_account/routing_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/routing_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data18.account_number !== undefined){
let data21 = data18.account_number;
if(typeof data21 === "string"){
if(!pattern39.test(data21)){
const err66 = {instancePath:instancePath+"/payment_method/bank_account/account_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_number/pattern",keyword:"pattern",params:{pattern: "^\\d{4,17}$"},message:"must match pattern \""+"^\\d{4,17}$"+"\""};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/payment_method/bank_account/account_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data18.account_type !== undefined){
let data22 = data18.account_type;
if(typeof data22 !== "string"){
const err68 = {instancePath:instancePath+"/payment_method/bank_account/account_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(!((data22 === "checking") || (data22 === "savings"))){
const err69 = {instancePath:instancePath+"/payment_method/bank_account/account_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_type/enum",keyword:"enum",params:{allowedValues: schema43.properties.payment_method.properties.bank_account.properties.account_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data18.account_owner_type !== undefined){
let data23 = data18.account_owner_type;
if(typeof data23 !== "string"){
const err70 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(!((data23 === "individual") || (data23 === "company"))){
const err71 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_type/enum",keyword:"enum",params:{allowedValues: schema43.properties.payment_method.properties.bank_account.properties.account_owner_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data18.country !== undefined){
let data24 = data18.country;
if(typeof data24 === "string"){
if(!pattern18.test(data24)){
const err72 = {instancePath:instancePath+"/payment_method/bank_account/country",schemaPath:"#/properties/payment_method/properties/bank_account/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/payment_method/bank_account/country",schemaPath:"#/properties/payment_method/properties/bank_account/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data18.currency !== undefined){
let data25 = data18.currency;
if(typeof data25 !== "string"){
const err74 = {instancePath:instancePath+"/payment_method/bank_account/currency",schemaPath:"#/properties/payment_method/properties/bank_account/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(!((data25 === "usd") || (data25 === "cad"))){
const err75 = {instancePath:instancePath+"/payment_method/bank_account/currency",schemaPath:"#/properties/payment_method/properties/bank_account/properties/currency/enum",keyword:"enum",params:{allowedValues: schema43.properties.payment_method.properties.bank_account.properties.currency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data18.bank_name !== undefined){
let data26 = data18.bank_name;
if(typeof data26 === "string"){
if(!pattern4.test(data26)){
const err76 = {instancePath:instancePath+"/payment_method/bank_account/bank_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/bank_name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/payment_method/bank_account/bank_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/bank_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data18.metadata !== undefined){
let data27 = data18.metadata;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(Object.keys(data27).length > 500){
const err78 = {instancePath:instancePath+"/payment_method/bank_account/metadata",schemaPath:"#/properties/payment_method/properties/bank_account/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/payment_method/bank_account/metadata",schemaPath:"#/properties/payment_method/properties/bank_account/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data3.token !== undefined){
let data28 = data3.token;
if(typeof data28 === "string"){
if(data28.length < 1){
const err81 = {instancePath:instancePath+"/payment_method/token",schemaPath:"#/properties/payment_method/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(!pattern4.test(data28)){
const err82 = {instancePath:instancePath+"/payment_method/token",schemaPath:"#/properties/payment_method/properties/token/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/payment_method/token",schemaPath:"#/properties/payment_method/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const capturePaymentIntent = validate33;
const schema44 = {"type":"object","properties":{"payment_method":{"type":"object","properties":{"card":{"type":"object","properties":{"name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"number":{"type":"string"},"verification":{"type":"string","pattern":"^\\d{3,4}$"},"month":{"type":["string","integer"],"pattern":"^(0?[1-9]|1[0-2])$","minimum":1,"maximum":12},"year":{"anyOf":[{"type":"string","pattern":"^(\\d{2}|\\d{4})$"},{"type":"integer","minimum":10,"maximum":99},{"type":"integer","minimum":1000,"maximum":9999}]},"address_line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"address_postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"address_country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"brand":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["name","number","month","year","address_postal_code"],"additionalProperties":false},"bank_account":{"type":"object","properties":{"account_owner_name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"routing_number":{"type":"string","pattern":"^\\d{9}$"},"account_number":{"type":"string","pattern":"^\\d{4,17}$"},"account_type":{"type":"string","enum":["checking","savings"]},"account_owner_type":{"type":"string","enum":["individual","company"]},"country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"currency":{"type":"string","enum":["usd","cad"]},"bank_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["account_owner_name","routing_number","account_number","account_type","account_owner_type","country","currency"],"additionalProperties":false},"token":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"}},"additionalProperties":false,"minProperties":1,"maxProperties":1}},"additionalProperties":false,"$id":"capturePaymentIntent"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="capturePaymentIntent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "payment_method")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.payment_method !== undefined){
let data0 = data.payment_method;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 1){
const err1 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Object.keys(data0).length < 1){
const err2 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!(((key1 === "card") || (key1 === "bank_account")) || (key1 === "token"))){
const err3 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.card !== undefined){
let data1 = data0.card;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err4 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.number === undefined){
const err5 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.month === undefined){
const err6 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "month"},message:"must have required property '"+"month"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.year === undefined){
const err7 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "year"},message:"must have required property '"+"year"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.address_postal_code === undefined){
const err8 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/required",keyword:"required",params:{missingProperty: "address_postal_code"},message:"must have required property '"+"address_postal_code"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key2 in data1){
if(!(func1.call(schema44.properties.payment_method.properties.card.properties, key2))){
const err9 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(data2.length < 1){
const err10 = {instancePath:instancePath+"/payment_method/card/name",schemaPath:"#/properties/payment_method/properties/card/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern4.test(data2)){
const err11 = {instancePath:instancePath+"/payment_method/card/name",schemaPath:"#/properties/payment_method/properties/card/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/payment_method/card/name",schemaPath:"#/properties/payment_method/properties/card/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.number !== undefined){
if(typeof data1.number !== "string"){
const err13 = {instancePath:instancePath+"/payment_method/card/number",schemaPath:"#/properties/payment_method/properties/card/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.verification !== undefined){
let data4 = data1.verification;
if(typeof data4 === "string"){
if(!pattern43.test(data4)){
const err14 = {instancePath:instancePath+"/payment_method/card/verification",schemaPath:"#/properties/payment_method/properties/card/properties/verification/pattern",keyword:"pattern",params:{pattern: "^\\d{3,4}$"},message:"must match pattern \""+"^\\d{3,4}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/payment_method/card/verification",schemaPath:"#/properties/payment_method/properties/card/properties/verification/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.month !== undefined){
let data5 = data1.month;
if((typeof data5 !== "string") && (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5))))){
const err16 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/type",keyword:"type",params:{type: schema44.properties.payment_method.properties.card.properties.month.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 12 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(typeof data5 === "string"){
if(!pattern44.test(data5)){
const err19 = {instancePath:instancePath+"/payment_method/card/month",schemaPath:"#/properties/payment_method/properties/card/properties/month/pattern",keyword:"pattern",params:{pattern: "^(0?[1-9]|1[0-2])$"},message:"must match pattern \""+"^(0?[1-9]|1[0-2])$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data1.year !== undefined){
let data6 = data1.year;
const _errs17 = errors;
let valid3 = false;
const _errs18 = errors;
if(typeof data6 === "string"){
if(!pattern45.test(data6)){
const err20 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(\\d{2}|\\d{4})$"},message:"must match pattern \""+"^(\\d{2}|\\d{4})$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid0 = _errs18 === errors;
valid3 = valid3 || _valid0;
const _errs20 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err22 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6 < 10 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var _valid0 = _errs20 === errors;
valid3 = valid3 || _valid0;
const _errs22 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err25 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9999 || isNaN(data6)){
const err26 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6 < 1000 || isNaN(data6)){
const err27 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid0 = _errs22 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err28 = {instancePath:instancePath+"/payment_method/card/year",schemaPath:"#/properties/payment_method/properties/card/properties/year/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data1.address_line1 !== undefined){
let data7 = data1.address_line1;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err29 = {instancePath:instancePath+"/payment_method/card/address_line1",schemaPath:"#/properties/payment_method/properties/card/properties/address_line1/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/payment_method/card/address_line1",schemaPath:"#/properties/payment_method/properties/card/properties/address_line1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.address_line2 !== undefined){
let data8 = data1.address_line2;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err31 = {instancePath:instancePath+"/payment_method/card/address_line2",schemaPath:"#/properties/payment_method/properties/card/properties/address_line2/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/payment_method/card/address_line2",schemaPath:"#/properties/payment_method/properties/card/properties/address_line2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data1.address_city !== undefined){
let data9 = data1.address_city;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
const err33 = {instancePath:instancePath+"/payment_method/card/address_city",schemaPath:"#/properties/payment_method/properties/card/properties/address_city/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/payment_method/card/address_city",schemaPath:"#/properties/payment_method/properties/card/properties/address_city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data1.address_state !== undefined){
let data10 = data1.address_state;
if(typeof data10 === "string"){
if(!pattern16.test(data10)){
const err35 = {instancePath:instancePath+"/payment_method/card/address_state",schemaPath:"#/properties/payment_method/properties/card/properties/address_state/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}$"},message:"must match pattern \""+"^[A-Za-z]{2,3}$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/payment_method/card/address_state",schemaPath:"#/properties/payment_method/properties/card/properties/address_state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data1.address_postal_code !== undefined){
let data11 = data1.address_postal_code;
if(typeof data11 === "string"){
if(!pattern17.test(data11)){
const err37 = {instancePath:instancePath+"/payment_method/card/address_postal_code",schemaPath:"#/properties/payment_method/properties/card/properties/address_postal_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/payment_method/card/address_postal_code",schemaPath:"#/properties/payment_method/properties/card/properties/address_postal_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data1.address_country !== undefined){
let data12 = data1.address_country;
if(typeof data12 === "string"){
if(!pattern18.test(data12)){
const err39 = {instancePath:instancePath+"/payment_method/card/address_country",schemaPath:"#/properties/payment_method/properties/card/properties/address_country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/payment_method/card/address_country",schemaPath:"#/properties/payment_method/properties/card/properties/address_country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data1.brand !== undefined){
let data13 = data1.brand;
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
const err41 = {instancePath:instancePath+"/payment_method/card/brand",schemaPath:"#/properties/payment_method/properties/card/properties/brand/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/payment_method/card/brand",schemaPath:"#/properties/payment_method/properties/card/properties/brand/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data1.metadata !== undefined){
let data14 = data1.metadata;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(Object.keys(data14).length > 500){
const err43 = {instancePath:instancePath+"/payment_method/card/metadata",schemaPath:"#/properties/payment_method/properties/card/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/payment_method/card/metadata",schemaPath:"#/properties/payment_method/properties/card/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/payment_method/card",schemaPath:"#/properties/payment_method/properties/card/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data0.bank_account !== undefined){
let data15 = data0.bank_account;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.account_owner_name === undefined){
const err46 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_owner_name"},message:"must have required property '"+"account_owner_name"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data15.routing_number === undefined){
const err47 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "routing_number"},message:"must have required property '"+"routing_number"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data15.account_number === undefined){
const err48 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_number"},message:"must have required property '"+"account_number"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data15.account_type === undefined){
const err49 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_type"},message:"must have required property '"+"account_type"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data15.account_owner_type === undefined){
const err50 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "account_owner_type"},message:"must have required property '"+"account_owner_type"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data15.country === undefined){
const err51 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data15.currency === undefined){
const err52 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
for(const key3 in data15){
if(!(func1.call(schema44.properties.payment_method.properties.bank_account.properties, key3))){
const err53 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data15.account_owner_name !== undefined){
let data16 = data15.account_owner_name;
if(typeof data16 === "string"){
if(data16.length < 1){
const err54 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!pattern4.test(data16)){
const err55 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data15.routing_number !== undefined){
let data17 = data15.routing_number;
if(typeof data17 === "string"){
if(!pattern38.test(data17)){
const err57 = {instancePath:instancePath+"/payment_method/bank_account/routing_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/routing_number/pattern",keyword:"pattern",params:{pattern: "^\\d{9}$"},message:"must match pattern \""+"^\\d{9}$"+"\""};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/payment_method/bank_account/routing_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/routing_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data15.account_number !== undefined){
let data18 = data15.account_number;
if(typeof data18 === "string"){
if(!pattern39.test(data18)){
const err59 = {instancePath:instancePath+"/payment_method/bank_account/account_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_number/pattern",keyword:"pattern",params:{pattern: "^\\d{4,17}$"},message:"must match pattern \""+"^\\d{4,17}$"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/payment_method/bank_account/account_number",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data15.account_type !== undefined){
let data19 = data15.account_type;
if(typeof data19 !== "string"){
const err61 = {instancePath:instancePath+"/payment_method/bank_account/account_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!((data19 === "checking") || (data19 === "savings"))){
const err62 = {instancePath:instancePath+"/payment_method/bank_account/account_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_type/enum",keyword:"enum",params:{allowedValues: schema44.properties.payment_method.properties.bank_account.properties.account_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data15.account_owner_type !== undefined){
let data20 = data15.account_owner_type;
if(typeof data20 !== "string"){
const err63 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!((data20 === "individual") || (data20 === "company"))){
const err64 = {instancePath:instancePath+"/payment_method/bank_account/account_owner_type",schemaPath:"#/properties/payment_method/properties/bank_account/properties/account_owner_type/enum",keyword:"enum",params:{allowedValues: schema44.properties.payment_method.properties.bank_account.properties.account_owner_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data15.country !== undefined){
let data21 = data15.country;
if(typeof data21 === "string"){
if(!pattern18.test(data21)){
const err65 = {instancePath:instancePath+"/payment_method/bank_account/country",schemaPath:"#/properties/payment_method/properties/bank_account/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/payment_method/bank_account/country",schemaPath:"#/properties/payment_method/properties/bank_account/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data15.currency !== undefined){
let data22 = data15.currency;
if(typeof data22 !== "string"){
const err67 = {instancePath:instancePath+"/payment_method/bank_account/currency",schemaPath:"#/properties/payment_method/properties/bank_account/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(!((data22 === "usd") || (data22 === "cad"))){
const err68 = {instancePath:instancePath+"/payment_method/bank_account/currency",schemaPath:"#/properties/payment_method/properties/bank_account/properties/currency/enum",keyword:"enum",params:{allowedValues: schema44.properties.payment_method.properties.bank_account.properties.currency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data15.bank_name !== undefined){
let data23 = data15.bank_name;
if(typeof data23 === "string"){
if(!pattern4.test(data23)){
const err69 = {instancePath:instancePath+"/payment_method/bank_account/bank_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/bank_name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/payment_method/bank_account/bank_name",schemaPath:"#/properties/payment_method/properties/bank_account/properties/bank_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data15.metadata !== undefined){
let data24 = data15.metadata;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(Object.keys(data24).length > 500){
const err71 = {instancePath:instancePath+"/payment_method/bank_account/metadata",schemaPath:"#/properties/payment_method/properties/bank_account/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/payment_method/bank_account/metadata",schemaPath:"#/properties/payment_method/properties/bank_account/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/payment_method/bank_account",schemaPath:"#/properties/payment_method/properties/bank_account/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data0.token !== undefined){
let data25 = data0.token;
if(typeof data25 === "string"){
if(data25.length < 1){
const err74 = {instancePath:instancePath+"/payment_method/token",schemaPath:"#/properties/payment_method/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(!pattern4.test(data25)){
const err75 = {instancePath:instancePath+"/payment_method/token",schemaPath:"#/properties/payment_method/properties/token/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/payment_method/token",schemaPath:"#/properties/payment_method/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createRefund = validate34;
const schema45 = {"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":0},"description":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"reason":{"type":"string","enum":["duplicate","fraudulent","customer_request"]},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500},"fees":{"type":"array","items":{"type":"object","properties":{"type":{"type":"string","enum":["processing_fee","platform_fee","application_fee"]},"amount":{"type":"integer","exclusiveMinimum":0}},"required":["type","amount"],"additionalProperties":false},"maxItems":100}},"additionalProperties":false,"$id":"createRefund"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createRefund" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "amount") || (key0 === "description")) || (key0 === "reason")) || (key0 === "metadata")) || (key0 === "fees"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 <= 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data2 === "duplicate") || (data2 === "fraudulent")) || (data2 === "customer_request"))){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema45.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.metadata !== undefined){
let data3 = data.metadata;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 500){
const err7 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.fees !== undefined){
let data4 = data.fees;
if(Array.isArray(data4)){
if(data4.length > 100){
const err9 = {instancePath:instancePath+"/fees",schemaPath:"#/properties/fees/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.type === undefined){
const err10 = {instancePath:instancePath+"/fees/" + i0,schemaPath:"#/properties/fees/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.amount === undefined){
const err11 = {instancePath:instancePath+"/fees/" + i0,schemaPath:"#/properties/fees/items/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data5){
if(!((key1 === "type") || (key1 === "amount"))){
const err12 = {instancePath:instancePath+"/fees/" + i0,schemaPath:"#/properties/fees/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.type !== undefined){
let data6 = data5.type;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/fees/" + i0+"/type",schemaPath:"#/properties/fees/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((data6 === "processing_fee") || (data6 === "platform_fee")) || (data6 === "application_fee"))){
const err14 = {instancePath:instancePath+"/fees/" + i0+"/type",schemaPath:"#/properties/fees/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema45.properties.fees.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.amount !== undefined){
let data7 = data5.amount;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err15 = {instancePath:instancePath+"/fees/" + i0+"/amount",schemaPath:"#/properties/fees/items/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 <= 0 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/fees/" + i0+"/amount",schemaPath:"#/properties/fees/items/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/fees/" + i0,schemaPath:"#/properties/fees/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/fees",schemaPath:"#/properties/fees/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateRefund = validate35;
const schema46 = {"type":"object","properties":{"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"additionalProperties":false,"$id":"updateRefund"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateRefund" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "metadata")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.metadata !== undefined){
let data0 = data.metadata;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 500){
const err1 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createCheckout = validate36;
const schema47 = {"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":50,"exclusiveMaximum":100000000},"description":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"currency":{"type":"string","enum":["usd","cad"]},"origin_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s\\u0000-\\u001f\\u007f]*)?$"},"statement_descriptor":{"type":"string","minLength":5,"maxLength":22,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"payment":{"type":"object","properties":{"description":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500},"expedited":{"type":"boolean"},"fees":{"type":"array","items":{"type":"object","properties":{"type":{"type":"string","enum":["processing_fee","platform_fee"]},"amount":{"type":"integer","exclusiveMinimum":0}},"required":["type","amount"],"additionalProperties":false},"maxItems":100}},"additionalProperties":false},"application_fees":{"type":"object","properties":{"card":{"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":0}},"required":["amount"],"additionalProperties":false},"bank_account":{"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":0}},"required":["amount"],"additionalProperties":false}},"additionalProperties":false},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["amount","description"],"additionalProperties":false,"$id":"createCheckout"};
const pattern144 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s\\u0000-\\u001f\\u007f]*)?$", "");

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createCheckout" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.description === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "amount") || (key0 === "description")) || (key0 === "currency")) || (key0 === "origin_url")) || (key0 === "statement_descriptor")) || (key0 === "payment")) || (key0 === "application_fees")) || (key0 === "metadata"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 >= 100000000 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/exclusiveMaximum",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 100000000},message:"must be < 100000000"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 <= 50 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 50},message:"must be > 50"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern4.test(data1)){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.currency !== undefined){
let data2 = data.currency;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data2 === "usd") || (data2 === "cad"))){
const err10 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: schema47.properties.currency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.origin_url !== undefined){
let data3 = data.origin_url;
if(typeof data3 === "string"){
if(!pattern144.test(data3)){
const err11 = {instancePath:instancePath+"/origin_url",schemaPath:"#/properties/origin_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s\\u0000-\\u001f\\u007f]*)?$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s\\u0000-\\u001f\\u007f]*)?$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/origin_url",schemaPath:"#/properties/origin_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.statement_descriptor !== undefined){
let data4 = data.statement_descriptor;
if(typeof data4 === "string"){
if(data4.length > 22){
const err13 = {instancePath:instancePath+"/statement_descriptor",schemaPath:"#/properties/statement_descriptor/maxLength",keyword:"maxLength",params:{limit: 22},message:"must NOT have more than 22 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length < 5){
const err14 = {instancePath:instancePath+"/statement_descriptor",schemaPath:"#/properties/statement_descriptor/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern4.test(data4)){
const err15 = {instancePath:instancePath+"/statement_descriptor",schemaPath:"#/properties/statement_descriptor/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/statement_descriptor",schemaPath:"#/properties/statement_descriptor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.payment !== undefined){
let data5 = data.payment;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!((((key1 === "description") || (key1 === "metadata")) || (key1 === "expedited")) || (key1 === "fees"))){
const err17 = {instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.description !== undefined){
let data6 = data5.description;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err18 = {instancePath:instancePath+"/payment/description",schemaPath:"#/properties/payment/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/payment/description",schemaPath:"#/properties/payment/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.metadata !== undefined){
let data7 = data5.metadata;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length > 500){
const err20 = {instancePath:instancePath+"/payment/metadata",schemaPath:"#/properties/payment/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/payment/metadata",schemaPath:"#/properties/payment/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5.expedited !== undefined){
if(typeof data5.expedited !== "boolean"){
const err22 = {instancePath:instancePath+"/payment/expedited",schemaPath:"#/properties/payment/properties/expedited/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5.fees !== undefined){
let data9 = data5.fees;
if(Array.isArray(data9)){
if(data9.length > 100){
const err23 = {instancePath:instancePath+"/payment/fees",schemaPath:"#/properties/payment/properties/fees/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.type === undefined){
const err24 = {instancePath:instancePath+"/payment/fees/" + i0,schemaPath:"#/properties/payment/properties/fees/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data10.amount === undefined){
const err25 = {instancePath:instancePath+"/payment/fees/" + i0,schemaPath:"#/properties/payment/properties/fees/items/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key2 in data10){
if(!((key2 === "type") || (key2 === "amount"))){
const err26 = {instancePath:instancePath+"/payment/fees/" + i0,schemaPath:"#/properties/payment/properties/fees/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data10.type !== undefined){
let data11 = data10.type;
if(typeof data11 !== "string"){
const err27 = {instancePath:instancePath+"/payment/fees/" + i0+"/type",schemaPath:"#/properties/payment/properties/fees/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((data11 === "processing_fee") || (data11 === "platform_fee"))){
const err28 = {instancePath:instancePath+"/payment/fees/" + i0+"/type",schemaPath:"#/properties/payment/properties/fees/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema47.properties.payment.properties.fees.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data10.amount !== undefined){
let data12 = data10.amount;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err29 = {instancePath:instancePath+"/payment/fees/" + i0+"/amount",schemaPath:"#/properties/payment/properties/fees/items/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 <= 0 || isNaN(data12)){
const err30 = {instancePath:instancePath+"/payment/fees/" + i0+"/amount",schemaPath:"#/properties/payment/properties/fees/items/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
else {
const err31 = {instancePath:instancePath+"/payment/fees/" + i0,schemaPath:"#/properties/payment/properties/fees/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/payment/fees",schemaPath:"#/properties/payment/properties/fees/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.application_fees !== undefined){
let data13 = data.application_fees;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key3 in data13){
if(!((key3 === "card") || (key3 === "bank_account"))){
const err34 = {instancePath:instancePath+"/application_fees",schemaPath:"#/properties/application_fees/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data13.card !== undefined){
let data14 = data13.card;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.amount === undefined){
const err35 = {instancePath:instancePath+"/application_fees/card",schemaPath:"#/properties/application_fees/properties/card/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key4 in data14){
if(!(key4 === "amount")){
const err36 = {instancePath:instancePath+"/application_fees/card",schemaPath:"#/properties/application_fees/properties/card/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data14.amount !== undefined){
let data15 = data14.amount;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err37 = {instancePath:instancePath+"/application_fees/card/amount",schemaPath:"#/properties/application_fees/properties/card/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 <= 0 || isNaN(data15)){
const err38 = {instancePath:instancePath+"/application_fees/card/amount",schemaPath:"#/properties/application_fees/properties/card/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
}
else {
const err39 = {instancePath:instancePath+"/application_fees/card",schemaPath:"#/properties/application_fees/properties/card/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data13.bank_account !== undefined){
let data16 = data13.bank_account;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.amount === undefined){
const err40 = {instancePath:instancePath+"/application_fees/bank_account",schemaPath:"#/properties/application_fees/properties/bank_account/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key5 in data16){
if(!(key5 === "amount")){
const err41 = {instancePath:instancePath+"/application_fees/bank_account",schemaPath:"#/properties/application_fees/properties/bank_account/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data16.amount !== undefined){
let data17 = data16.amount;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err42 = {instancePath:instancePath+"/application_fees/bank_account/amount",schemaPath:"#/properties/application_fees/properties/bank_account/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 <= 0 || isNaN(data17)){
const err43 = {instancePath:instancePath+"/application_fees/bank_account/amount",schemaPath:"#/properties/application_fees/properties/bank_account/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
}
else {
const err44 = {instancePath:instancePath+"/application_fees/bank_account",schemaPath:"#/properties/application_fees/properties/bank_account/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/application_fees",schemaPath:"#/properties/application_fees/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.metadata !== undefined){
let data18 = data.metadata;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(Object.keys(data18).length > 500){
const err46 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateCheckout = validate37;
const schema48 = {"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":50,"exclusiveMaximum":100000000},"description":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"statement_descriptor":{"type":"string","minLength":5,"maxLength":22,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500},"application_fees":{"type":"object","properties":{"card":{"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":0}},"required":["amount"],"additionalProperties":false},"bank_account":{"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":0}},"required":["amount"],"additionalProperties":false}},"additionalProperties":false}},"additionalProperties":false,"$id":"updateCheckout"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateCheckout" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "amount") || (key0 === "description")) || (key0 === "statement_descriptor")) || (key0 === "metadata")) || (key0 === "application_fees"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 >= 100000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/exclusiveMaximum",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 100000000},message:"must be < 100000000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 <= 50 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 50},message:"must be > 50"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.statement_descriptor !== undefined){
let data2 = data.statement_descriptor;
if(typeof data2 === "string"){
if(data2.length > 22){
const err7 = {instancePath:instancePath+"/statement_descriptor",schemaPath:"#/properties/statement_descriptor/maxLength",keyword:"maxLength",params:{limit: 22},message:"must NOT have more than 22 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 5){
const err8 = {instancePath:instancePath+"/statement_descriptor",schemaPath:"#/properties/statement_descriptor/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern4.test(data2)){
const err9 = {instancePath:instancePath+"/statement_descriptor",schemaPath:"#/properties/statement_descriptor/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/statement_descriptor",schemaPath:"#/properties/statement_descriptor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.metadata !== undefined){
let data3 = data.metadata;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 500){
const err11 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.application_fees !== undefined){
let data4 = data.application_fees;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!((key1 === "card") || (key1 === "bank_account"))){
const err13 = {instancePath:instancePath+"/application_fees",schemaPath:"#/properties/application_fees/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.card !== undefined){
let data5 = data4.card;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.amount === undefined){
const err14 = {instancePath:instancePath+"/application_fees/card",schemaPath:"#/properties/application_fees/properties/card/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key2 in data5){
if(!(key2 === "amount")){
const err15 = {instancePath:instancePath+"/application_fees/card",schemaPath:"#/properties/application_fees/properties/card/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.amount !== undefined){
let data6 = data5.amount;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/application_fees/card/amount",schemaPath:"#/properties/application_fees/properties/card/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 <= 0 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/application_fees/card/amount",schemaPath:"#/properties/application_fees/properties/card/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/application_fees/card",schemaPath:"#/properties/application_fees/properties/card/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.bank_account !== undefined){
let data7 = data4.bank_account;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.amount === undefined){
const err19 = {instancePath:instancePath+"/application_fees/bank_account",schemaPath:"#/properties/application_fees/properties/bank_account/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key3 in data7){
if(!(key3 === "amount")){
const err20 = {instancePath:instancePath+"/application_fees/bank_account",schemaPath:"#/properties/application_fees/properties/bank_account/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.amount !== undefined){
let data8 = data7.amount;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err21 = {instancePath:instancePath+"/application_fees/bank_account/amount",schemaPath:"#/properties/application_fees/properties/bank_account/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 <= 0 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/application_fees/bank_account/amount",schemaPath:"#/properties/application_fees/properties/bank_account/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
else {
const err23 = {instancePath:instancePath+"/application_fees/bank_account",schemaPath:"#/properties/application_fees/properties/bank_account/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/application_fees",schemaPath:"#/properties/application_fees/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const completeCheckout = validate38;
const schema49 = {"type":"object","properties":{"payment_token":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"payment_mode":{"type":"string","enum":["ecom","apple_pay"]}},"required":["payment_token"],"additionalProperties":false,"$id":"completeCheckout"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="completeCheckout" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment_token"},message:"must have required property '"+"payment_token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "payment_token") || (key0 === "payment_mode"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.payment_token !== undefined){
let data0 = data.payment_token;
if(typeof data0 === "string"){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/payment_token",schemaPath:"#/properties/payment_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/payment_token",schemaPath:"#/properties/payment_token/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/payment_token",schemaPath:"#/properties/payment_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.payment_mode !== undefined){
let data1 = data.payment_mode;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/payment_mode",schemaPath:"#/properties/payment_mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "ecom") || (data1 === "apple_pay"))){
const err6 = {instancePath:instancePath+"/payment_mode",schemaPath:"#/properties/payment_mode/enum",keyword:"enum",params:{allowedValues: schema49.properties.payment_mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const refundCheckout = validate39;
const schema50 = {"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":0},"fees":{"type":"array","items":{"type":"object","properties":{"type":{"type":"string","enum":["processing_fee","platform_fee","application_fee"]},"amount":{"type":"integer","exclusiveMinimum":0}},"required":["type","amount"],"additionalProperties":false},"maxItems":100}},"additionalProperties":false,"$id":"refundCheckout"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="refundCheckout" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "amount") || (key0 === "fees"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 <= 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.fees !== undefined){
let data1 = data.fees;
if(Array.isArray(data1)){
if(data1.length > 100){
const err3 = {instancePath:instancePath+"/fees",schemaPath:"#/properties/fees/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.type === undefined){
const err4 = {instancePath:instancePath+"/fees/" + i0,schemaPath:"#/properties/fees/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.amount === undefined){
const err5 = {instancePath:instancePath+"/fees/" + i0,schemaPath:"#/properties/fees/items/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "type") || (key1 === "amount"))){
const err6 = {instancePath:instancePath+"/fees/" + i0,schemaPath:"#/properties/fees/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.type !== undefined){
let data3 = data2.type;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/fees/" + i0+"/type",schemaPath:"#/properties/fees/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data3 === "processing_fee") || (data3 === "platform_fee")) || (data3 === "application_fee"))){
const err8 = {instancePath:instancePath+"/fees/" + i0+"/type",schemaPath:"#/properties/fees/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema50.properties.fees.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.amount !== undefined){
let data4 = data2.amount;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/fees/" + i0+"/amount",schemaPath:"#/properties/fees/items/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 <= 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/fees/" + i0+"/amount",schemaPath:"#/properties/fees/items/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/fees/" + i0,schemaPath:"#/properties/fees/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/fees",schemaPath:"#/properties/fees/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createCheckoutSession = validate40;
const schema51 = {"type":"object","properties":{"payment_intent_id":{"type":"string"},"after_payment_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s\\u0000-\\u001f\\u007f]*)?$"},"back_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s\\u0000-\\u001f\\u007f]*)?$"}},"required":["payment_intent_id","after_payment_url"],"additionalProperties":false,"$id":"createCheckoutSession"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createCheckoutSession" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_intent_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment_intent_id"},message:"must have required property '"+"payment_intent_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.after_payment_url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "after_payment_url"},message:"must have required property '"+"after_payment_url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "payment_intent_id") || (key0 === "after_payment_url")) || (key0 === "back_url"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.payment_intent_id !== undefined){
if(typeof data.payment_intent_id !== "string"){
const err3 = {instancePath:instancePath+"/payment_intent_id",schemaPath:"#/properties/payment_intent_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.after_payment_url !== undefined){
let data1 = data.after_payment_url;
if(typeof data1 === "string"){
if(!pattern144.test(data1)){
const err4 = {instancePath:instancePath+"/after_payment_url",schemaPath:"#/properties/after_payment_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s\\u0000-\\u001f\\u007f]*)?$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s\\u0000-\\u001f\\u007f]*)?$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/after_payment_url",schemaPath:"#/properties/after_payment_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.back_url !== undefined){
let data2 = data.back_url;
if(typeof data2 === "string"){
if(!pattern144.test(data2)){
const err6 = {instancePath:instancePath+"/back_url",schemaPath:"#/properties/back_url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s\\u0000-\\u001f\\u007f]*)?$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s\\u0000-\\u001f\\u007f]*)?$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/back_url",schemaPath:"#/properties/back_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const noBody = (value) => value === undefined;
export const validators = {
  createAccessToken,
  createSubAccount,
  listSubAccounts: noBody,
  getSubAccount: noBody,
  createSellerAccount,
  listSellerAccounts: noBody,
  getSellerAccount: noBody,
  createOnboardingEntry,
  listActiveFeeConfigurations: noBody,
  listScheduledFeeConfigurations: noBody,
  createFeeConfiguration,
  getActiveFeeConfiguration: noBody,
  listFeeConfigurationHistory: noBody,
  createPaymentMethod,
  listPaymentMethods: noBody,
  getPaymentMethod: noBody,
  updatePaymentMethod,
  createPayment,
  listPayments: noBody,
  getPayment: noBody,
  updatePayment,
  capturePayment,
  voidPayment,
  createPaymentIntent,
  listPaymentIntents: noBody,
  getPaymentIntent: noBody,
  updatePaymentIntent,
  capturePaymentIntent,
  listPaymentIntentPayments: noBody,
  createRefund,
  listRefunds: noBody,
  getRefund: noBody,
  updateRefund,
  listPaymentBalanceTransactions: noBody,
  createCheckout,
  listCheckouts: noBody,
  getCheckout: noBody,
  updateCheckout,
  completeCheckout,
  refundCheckout,
  createCheckoutSession,
  listProceedsPayouts: noBody,
  getProceedsPayout: noBody,
  listPlatformProceedsPayouts: noBody,
  getPlatformProceedsPayout: noBody,
};
